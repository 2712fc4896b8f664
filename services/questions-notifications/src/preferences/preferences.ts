/** How somebody wants to be told of one type of thing. */
export interface Channels {
  readonly inApp: boolean;
  readonly email: 'off' | 'now' | 'digest';
}

export interface Preferences {
  /** IANA name. */
  readonly timeZone: string;
  /** Times of day, `22:00`; mails wait from the first to the second. */
  readonly quietHours: { readonly from: string; readonly to: string } | null;
  readonly digestAt: string;
  readonly types: { readonly [type: string]: Channels };
}

/** Of whoever has chosen nothing. */
export const usualPreferences: Preferences = {
  timeZone: 'UTC',
  quietHours: null,
  digestAt: '08:00',
  types: {
    question_answered: { inApp: true, email: 'now' },
    information_requested: { inApp: true, email: 'now' },
    answer_revised: { inApp: true, email: 'digest' },
  },
};

const untold: Channels = { inApp: true, email: 'off' };

/** A type that nobody was asked about yet goes to the inbox alone. */
export const channelsOf = ({ types }: Preferences, type: string): Channels =>
  types[type] ?? usualPreferences.types[type] ?? untold;
