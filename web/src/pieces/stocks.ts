/** What a card is printed on and with; all text on it keeps a contrast of at least 7 to 1. */
export interface Stock {
  /** The colour of the card itself. */
  paper: string;
  /** The colour of frame, picture and words. */
  ink: string;
  /** The colour of words on a band of ink. */
  reverse: string;
}

export const PAPER = '#fbf3e0';

/** An ordinary card: coloured ink on paper. */
export function printed(ink: string): Stock {
  return { paper: PAPER, ink, reverse: PAPER };
}
