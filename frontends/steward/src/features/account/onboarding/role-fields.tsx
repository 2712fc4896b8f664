import { type Role } from '../../../shared/session/roles.tsx';
import { Select, TextField } from '@aera/ui';
import { roleCopy } from '../../../shared/copy/role-copy.ts';
import { onboardingCopy } from './onboarding-copy.ts';

const copy = onboardingCopy.invite;
const roles: readonly Role[] = ['responder', 'steward', 'auditor'];

interface RoleFieldsProps {
  readonly draft: RoleDraft;
  readonly error: string | null;
  readonly readOnly: boolean;
  readonly onChange: (draft: RoleDraft) => void;
}

/** A role, and for an auditor the last day of it. */
export const RoleFields = ({ draft, error, readOnly, onChange }: RoleFieldsProps) => (
  <>
    <Select
      label={copy.role}
      hint={roleCopy.means[draft.role]}
      value={draft.role}
      disabled={readOnly}
      options={roles.map((value) => ({ value, label: roleCopy.names[value] }))}
      onChange={({ target }) => onChange({ ...draft, role: target.value as Role })}
    />
    {draft.role === 'auditor' && (
      <TextField
        label={copy.until}
        hint={copy.untilHint}
        error={error}
        type="date"
        name="until"
        required
        min={firstDay()}
        max={lastDay()}
        readOnly={readOnly}
        value={draft.day}
        onChange={({ target }) => onChange({ ...draft, day: target.value })}
      />
    )}
  </>
);

export interface RoleDraft {
  readonly role: Role;
  /** A day such as 2026-03-04, in the reader’s time zone; asked of auditors only. */
  readonly day: string;
}

const maxDays = 365;

/** A date as `<input type="date">` writes it, in the reader’s time zone. */
const formatDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const daysFromNow = (days: number): Date => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);
};

/** An auditor may end today at the earliest, and within a year. */
const firstDay = (): string => formatDay(daysFromNow(0));
const lastDay = (): string => formatDay(daysFromNow(maxDays - 1));

/** The day that a role ends on, as a field shows it: that of the last moment. */
export const toLastDay = (until: string | null): string =>
  until === null ? '' : formatDay(new Date(Date.parse(until) - 1));

/** The moment that a role ends, right after its last day; null for a role without an end, undefined for a day that is none. */
export function toRoleEnd({ role, day }: RoleDraft): string | null | undefined {
  if (role !== 'auditor') return null;
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (!year || day < firstDay() || day > lastDay()) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(date) + 1).toISOString();
}
