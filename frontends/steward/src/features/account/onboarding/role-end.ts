import type { Role } from '../../../shared/session/roles.tsx';

export interface RoleDraft {
  readonly role: Role;
  /** A day such as 2026-03-04, in the reader’s time zone; asked of auditors only. */
  readonly day: string;
}

const longest = 365;

/** A date as `<input type="date">` writes it, in the reader’s time zone. */
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const daysFromNow = (days: number): Date => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
};

/** An auditor may end today at the earliest, and within a year. */
export const firstDay = (): string => dayOf(daysFromNow(0));
export const lastDay = (): string => dayOf(daysFromNow(longest - 1));

/** The day that a role ends on, as a field shows it: that of the last moment. */
export const dayOfEnd = (until: string | null): string =>
  until === null ? '' : dayOf(new Date(Date.parse(until) - 1));

/** The moment that a role ends, right after its last day; null for a role without an end, undefined for a day that is none. */
export function endOf({ role, day }: RoleDraft): string | null | undefined {
  if (role !== 'auditor') return null;
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (!year || day < firstDay() || day > lastDay()) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(date) + 1).toISOString();
}
