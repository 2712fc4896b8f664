import { type Severity, severities } from '@aera/contracts';

/** Higher is worse. */
const rank = (severity: Severity): number => severities.length - severities.indexOf(severity);

export const isWorse = (one: Severity, other: Severity): boolean => rank(one) > rank(other);
export const atLeast = (one: Severity, other: Severity): boolean => rank(one) >= rank(other);
export const worseOf = (one: Severity, other: Severity): Severity => (isWorse(one, other) ? one : other);
