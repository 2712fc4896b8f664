import { severities, type Severity } from '@aera/contracts';

/** Returns the rank; higher is more severe. */
const toRank = (severity: Severity): number => severities.length - severities.indexOf(severity);

export const isMoreSevere = (one: Severity, other: Severity): boolean => toRank(one) > toRank(other);
export const isAtLeast = (one: Severity, other: Severity): boolean => toRank(one) >= toRank(other);
export const maxSeverity = (one: Severity, other: Severity): Severity =>
  isMoreSevere(one, other) ? one : other;
