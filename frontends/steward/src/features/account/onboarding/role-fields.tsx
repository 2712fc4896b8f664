import { Select, TextField } from '@aera/ui';
import type { Role } from '../../../shared/session/roles.tsx';
import { roleWords } from '../../../shared/copy/role-copy.ts';
import { onboardingWords } from './onboarding-copy.ts';
import { firstDay, lastDay, type RoleDraft } from './role-end.ts';

const words = onboardingWords.invite;
const roles: readonly Role[] = ['responder', 'steward', 'auditor'];

export interface RoleFieldsProps {
  readonly draft: RoleDraft;
  readonly error: string | null;
  readonly readOnly: boolean;
  readonly onChange: (draft: RoleDraft) => void;
}

/** A role, and for an auditor the last day of it. */
export const RoleFields = ({ draft, error, readOnly, onChange }: RoleFieldsProps) => (
  <>
    <Select
      label={words.role}
      hint={roleWords.means[draft.role]}
      value={draft.role}
      disabled={readOnly}
      options={roles.map((value) => ({ value, label: roleWords.names[value] }))}
      onChange={({ target }) => onChange({ ...draft, role: target.value as Role })}
    />
    {draft.role === 'auditor' && (
      <TextField
        label={words.until}
        hint={words.untilHint}
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
