/** How a browser came to the site, as far as its first view of a day tells. */
export const ways = ['campaign', 'search', 'referral', 'direct'] as const;
export type Way = (typeof ways)[number];

/** What one visitor session did on one UTC day. */
export interface Signal {
  readonly sessionId: string;
  readonly day: string;
  /** All views, those of the search page too. */
  readonly views: number;
  readonly searches: number;
  readonly consents: number;
  readonly questions: number;
  readonly bookings: number;
  /** Null when nothing was seen that tells it. */
  readonly came: Way | null;
  /** The campaign's own word, or the host of the page before. */
  readonly cameFrom: string | null;
}

/** What the score asks of a lead itself. */
export interface ScoredLead {
  /** What its message alone was worth, out of `fullMessage`. */
  readonly messageScore: number;
  readonly capturedAt: string;
  readonly source: 'form' | 'provider';
}

/** The UTC day of a moment, as signals are kept by. */
export const dayOf = (time: string): string => new Date(time).toISOString().slice(0, 10);

/** How many days signals are kept; what is older is not taken either. */
export const keptDays = 400;
