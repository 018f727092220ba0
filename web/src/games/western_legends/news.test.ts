import { describe, expect, it } from 'vitest';
import type { Game } from '../../lib/games/western_legends';
import { playerOf } from '../../lib/tidings';
import { telling } from '../../testing/named';
import { listen, NOTHING, recall, summedUp } from './news';

const happened = telling<Game>();
const nowhere = () => null;

describe('the news', () => {
  it('know the way of a figure from where it was, until I choose', () => {
    const moved = [
      happened('moved', { player: 1, space: 'D2' }),
      happened('moved', { player: 1, space: 'D3' }),
    ];
    const after = listen(NOTHING, moved, () => 'D1', false);
    expect(after.ways.get('seat:1')).toEqual(['D1', 'D2', 'D3']);
    expect(listen(after, [], nowhere, true).ways.size).toBe(0);
    expect(listen(after, [], nowhere, false).ways.size).toBe(1);
  });

  it('keep how a fight ended until I choose, and what is still going on for longer', () => {
    const declared = happened('declared', { player: 1, target: 0, fight: 'duel' });
    const going = listen(NOTHING, [declared], nowhere, false);
    expect(going.showdowns[0]!.over).toBe(false);
    const shown = [
      happened('showed', { player: 1, card: '9_spades' }),
      happened('showed', { player: 0, card: '8_clubs' }),
      happened('won', { player: 1, value: 9, against: 8 }),
      happened('wounded', { player: 1, target: 0 }),
    ];
    const [duel] = listen(going, shown, nowhere, true).showdowns;
    expect(duel!.cards).toEqual(['9_spades', '8_clubs']);
    expect(duel!.over).toBe(true);
    expect(duel!.lines.map(({ event }) => event)).toEqual(['declared', 'won', 'wounded']);
    expect(going.showdowns[0]!.cards).toEqual([]);
    expect(listen({ ...going, showdowns: [duel!] }, [], nowhere, true).showdowns).toEqual([]);
  });

  it('recall what happened since my turn was over when the table is opened again', () => {
    const fight = (player: number) => [
      happened('faced', { player, opponent: 'bandit', cards: 1 }),
      happened('showed_fight_card', { fight_card: '7' }),
      happened('was_beaten', { player, value: 4, against: 7 }),
    ];
    const log = [
      ...[happened('turn_began', { player: 1 }), ...fight(1)],
      ...[happened('turn_began', { player: 0 }), happened('moved', { player: 0, space: 'D2' })],
      ...[happened('turn_began', { player: 2 }), ...fight(2), happened('worked', { player: 2 })],
    ];
    const { showdowns, did, ways } = recall(log, 0);
    expect(showdowns.map(({ lines }) => playerOf(lines[0]!))).toEqual([2]);
    expect(showdowns[0]!.fightCard).toBe(7);
    expect(did.get(1)).toHaveLength(2);
    expect(ways.size).toBe(0);
    expect(recall([...log, happened('turn_began', { player: 0 })], 0).showdowns).toHaveLength(1);
    expect(recall(log, null).showdowns).toHaveLength(1);
    expect(recall(log, 3).showdowns).toHaveLength(2);
    expect(recall([], 0).showdowns).toEqual([]);
  });

  it('tell of everybody’s last turn only', () => {
    const first = listen(NOTHING, [happened('worked', { player: 2 })], nowhere, false);
    expect(first.did.get(2)).toHaveLength(1);
    const next = [happened('turn_began', { player: 2 })];
    expect(listen(first, next, nowhere, true).did.get(2)).toEqual([]);
  });

  it('sum up what came and went, and name each deed once', () => {
    const events = [
      happened('moved', { player: 1, space: 'D2' }),
      happened('gained', { player: 1, resource: 'money', amount: 20 }),
      happened('moved', { player: 1, space: 'D3' }),
      happened('lost', { player: 1, resource: 'money', amount: 30 }),
      happened('bought', { player: 1, item: 'mule' }),
      happened('drew', { player: 1, amount: 2 }),
    ];
    expect(summedUp(events).map(({ name, amount }) => [name, amount])).toEqual([
      ['moved', 2],
      ['money', -10],
      ['mule', 1],
      ['cards', 2],
    ]);
  });
});
