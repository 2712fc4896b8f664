import type { Role } from '../../../shared/session/roles.tsx';
import { Select, TextField, toOptions } from '@aera/ui';
import { roleCopy } from '../../../shared/copy/role-copy.ts';
import { onboardingCopy } from '../account-copy.ts';

const copy = onboardingCopy.invite;
const roles: readonly Role[] = ['responder', 'steward', 'auditor'];

/** Values of the role fields in a form. */
interface RoleValues {
  readonly role: string;
  /** Last day of an auditor, such as 2026-03-04, in the steward's time zone. */
  readonly lastDay: string;
}

interface RoleFieldsProps {
  readonly form: {
    readonly values: RoleValues;
    readonly bind: (name: keyof RoleValues) => {
      readonly value: string;
      readonly error: string | null;
      readonly readOnly: boolean;
      readonly onChange: (event: { target: { value: string } }) => void;
    };
  };
}

/** Select of a role, and a date field for the last day of an auditor. */
export const RoleFields = ({ form }: RoleFieldsProps) => (
  <>
    <Select
      {...form.bind('role')}
      label={copy.role}
      hint={roleCopy.descriptions[form.values.role as Role]}
      options={toOptions(roleCopy.names, roles)}
    />
    {form.values.role === 'auditor' && (
      <TextField
        {...form.bind('lastDay')}
        label={copy.lastDay}
        hint={copy.lastDayHint}
        type="date"
        required
        min={formatEarliestDay()}
        max={formatLatestDay()}
      />
    )}
  </>
);

const maxDays = 365;

/** Formats a date as the value of `<input type="date">`, in the steward's time zone. */
const formatDay = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

const computeDay = (daysFromNow: number): Date => {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() + daysFromNow);
};

/** The last day of an auditor is at the earliest today and at the latest 364 days from now. */
const formatEarliestDay = (): string => formatDay(computeDay(0));
const formatLatestDay = (): string => formatDay(computeDay(maxDays - 1));

/** Converts the expiry of a role to the value of the date field; empty for a role without expiry. */
export const toLastDay = (roleExpiresAt: string | null): string =>
  roleExpiresAt === null ? '' : formatDay(new Date(Date.parse(roleExpiresAt) - 1));

export const findRoleErrors = ({ role, lastDay }: RoleValues): { lastDay?: string } =>
  role === 'auditor' && !(lastDay >= formatEarliestDay() && lastDay <= formatLatestDay())
    ? { lastDay: copy.missing.lastDay }
    : {};

/** Converts form values to a role grant. An auditor's role expires at the end of the last day, other roles do not expire. */
export function toRoleGrant({ role, lastDay }: RoleValues): { role: Role; roleExpiresAt: string | null } {
  if (role !== 'auditor') return { role: role as Role, roleExpiresAt: null };
  const [year = 0, month = 0, day = 0] = lastDay.split('-').map(Number);
  return { role, roleExpiresAt: new Date(year, month - 1, day + 1).toISOString() };
}
