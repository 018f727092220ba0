/** Every player has a colour (`data-seat`, see tokens.css) and a sign, so that nobody depends on colours. */
import boot from 'icon:cowboy-boot';
import cactus from 'icon:cactus';
import horseshoe from 'icon:horseshoe';
import key from 'icon:skeleton-key';
import lantern from 'icon:old-lantern';

/** A plain star, also the ornament of the house. */
export const STAR = 'M256 30L315 188L484 196L352 301L397 464L256 371L115 464L160 301L28 196L197 188Z';

/** The outlines of the signs on 512×512, in the order of seats. */
export const SIGNS: readonly string[] = [STAR, horseshoe, cactus, boot, key, lantern];

export function sign(seat: number): string {
  return SIGNS[seat % SIGNS.length] ?? STAR;
}
