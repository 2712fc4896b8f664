export interface Month {
  readonly name: string;
  /** One line on the character of the month. */
  readonly essence: string;
}

/** The 13 months in order, by `monthIndex`. */
export const months: readonly Month[] = [
  { name: 'Eden', essence: 'Everything begins in a garden someone chose to tend.' },
  { name: 'Harvest', essence: 'Gather what was sown, and count it with thanks.' },
  { name: 'Remembrance', essence: 'Look back long enough to know your own name.' },
  { name: 'Sanctum', essence: 'Keep one quiet room where nothing is for sale.' },
  { name: 'Tranquil', essence: 'Still water shows the whole sky.' },
  { name: 'Solace', essence: 'Comfort given freely comes home again.' },
  { name: 'Eternis', essence: 'What is kept with care outlasts the hand that kept it.' },
  { name: 'Dawn', essence: 'The first light asks only that you turn towards it.' },
  { name: 'Reverence', essence: 'Bow to what is larger, and stand taller for it.' },
  { name: 'Sanctuary', essence: 'Make the door wide and the walls kind.' },
  { name: 'Lumina', essence: 'Carry the light so that others see the path too.' },
  { name: 'Ember', essence: 'A small warmth, guarded, can start any fire again.' },
  { name: 'Flora', essence: 'Bloom late or early, but bloom.' },
];

/** Essence of the days between the last month and the next year. */
export const alignmentEssence = 'A pause outside the months, to set the year straight.';
