interface LivingMonthDay {
  readonly kind: 'living';
  /** Year 1 starts on 4 July 2023; before it come 0, -1, … */
  readonly year: number;
  /** 0 (Eden) to 12 (Flora). */
  readonly monthIndex: number;
  readonly monthName: string;
  /** Day of the month, 1 to 28. */
  readonly day: number;
  readonly essence: string;
  /** Day of the living year, 1 to 364. */
  readonly index: number;
  /** Display text: `Eden 1, Year 1`. */
  readonly label: string;
}

interface AlignmentDay {
  readonly kind: 'alignment';
  /** The year that the day ends. */
  readonly year: number;
  /** An Alignment Day belongs to no month. */
  readonly monthIndex: null;
  readonly monthName: 'Alignment';
  /** 1, or 2 in a year that contains a 29 February. */
  readonly day: number;
  readonly essence: string;
  /** Day of the living year, 365 or 366. */
  readonly index: number;
  /** `Alignment Day 1, Year 1`. */
  readonly label: string;
}

/** One day of the living calendar. */
export type LivingDate = LivingMonthDay | AlignmentDay;

/** The fields that identify a day, for `toGregorianDate`. */
export type LivingDay =
  | { readonly kind?: 'living'; readonly year: number; readonly monthIndex: number; readonly day: number }
  | { readonly kind: 'alignment'; readonly year: number; readonly day: number };
