/** One for each month of the year: the numbers from 0 to 12. */
export const thirteen: readonly number[] = Array.from({ length: 13 }, (_, at) => at);

/** Degrees of a full circle, a thirteenth each. */
export const turns: readonly number[] = thirteen.map((at) => (360 / 13) * at);

/** A point at an angle, in degrees clockwise from the right. Rounded: browsers differ in the last digits, a pre-rendered page may not. */
export const around = (degrees: number, radius: number, squash = 1): readonly [x: number, y: number] => {
  const radians = (degrees * Math.PI) / 180;
  return [rounded(radius * Math.cos(radians)), rounded(radius * squash * Math.sin(radians))];
};

export const rounded = (value: number): number => Math.round(value * 10) / 10;
