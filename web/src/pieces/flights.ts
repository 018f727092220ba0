/** Things fly to whoever gets them: copies that show the way and are gone; nobody waits for them. */
interface Flight {
  ghost: HTMLElement;
  to: string;
}

/** What leaves and where it goes, by names of `data-travel`. */
export interface Departure {
  from: string;
  to: string;
}

const TIME = 520;

/** Copy what is about to leave. */
export function takeOff(root: HTMLElement, departures: Departure[]): Flight[] {
  const home = root.getBoundingClientRect();
  return departures.flatMap(({ from, to }) => {
    const card = root.querySelector<HTMLElement>(`[data-travel="${from}"]`);
    if (!card) return [];
    const was = card.getBoundingClientRect();
    const ghost = card.cloneNode(true) as HTMLElement;
    delete ghost.dataset.travel;
    ghost.inert = true;
    ghost.setAttribute('aria-hidden', 'true');
    Object.assign(ghost.style, {
      position: 'absolute',
      zIndex: '20',
      left: `${was.left - home.left + root.scrollLeft}px`,
      top: `${was.top - home.top + root.scrollTop}px`,
      width: `${was.width}px`,
      height: `${was.height}px`,
      pointerEvents: 'none',
    });
    return [{ ghost, to }];
  });
}

/** Let the copies fly to where things are now. */
export function land(root: HTMLElement, flights: Flight[], pace: number): void {
  if (!pace) return;
  for (const { ghost, to } of flights) {
    const target = root.querySelector<HTMLElement>(`[data-travel="${to}"]`);
    if (!target) continue;
    root.append(ghost);
    const [was, there] = [ghost.getBoundingClientRect(), target.getBoundingClientRect()];
    const x = there.left + there.width / 2 - was.left - was.width / 2;
    const y = there.top + Math.min(there.height, 80) / 2 - was.top - was.height / 2;
    const flown = ghost.animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${x * 0.9}px, ${y * 0.9}px) scale(0.5)`, opacity: 0.95, offset: 0.8 },
        { transform: `translate(${x}px, ${y}px) scale(0.35)`, opacity: 0 },
      ],
      { duration: TIME * pace, easing: 'cubic-bezier(0.3, 0.1, 0.3, 1)' },
    );
    flown.onfinish = flown.oncancel = () => ghost.remove();
  }
}
