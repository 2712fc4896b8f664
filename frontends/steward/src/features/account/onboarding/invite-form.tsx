import { FailureNotice } from '../../../shared/fields/notices.tsx';
import { Button, Stack, TextField, from, theme } from '@aera/ui';
import { type FormEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { errorDetail } from '../../../shared/session/api-errors.ts';
import { SectionCard } from '../../../shared/page/section-card.tsx';
import { toRoleEnd, type RoleDraft, RoleFields } from './role-fields.tsx';
import { onboardingCopy } from './onboarding-copy.ts';
import { type Invited, useInvite } from './onboarding-api.ts';

const copy = onboardingCopy.invite;

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  align-items: start;
  @media ${from('laptop')} {
    grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  }
`;

const empty = { email: '', draft: { role: 'responder', day: '' } as RoleDraft };
const none = { email: null as string | null, until: null as string | null };

/** Creates an invitation. The input stays until it succeeds. */
export function InviteForm({ onInvited }: { readonly onInvited: (invited: Invited) => void }) {
  const form = useRef<HTMLFormElement>(null);
  const [{ email, draft }, setTyped] = useState(empty);
  const [errors, setErrors] = useState(none);
  const invite = useInvite();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (invite.isPending) return;
    const until = toRoleEnd(draft);
    const found = {
      email: form.current?.querySelector('input')?.validity.valid ? null : copy.missing.email,
      until: until === undefined ? copy.missing.until : null,
    };
    setErrors(found);
    const wrong = found.email ? 'email' : found.until ? 'until' : null;
    if (wrong) form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
    if (wrong || until === undefined) return;
    invite.mutate(
      { email: email.trim(), role: draft.role, until },
      {
        onSuccess: (invited) => {
          setTyped(empty);
          onInvited(invited);
        },
      },
    );
  };
  return (
    <SectionCard title={copy.title} level={3} lead={copy.lead}>
      <Stack as="form" ref={form} noValidate onSubmit={submit} gap={4}>
        <Fields>
          <TextField
            label={copy.email}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            required
            readOnly={invite.isPending}
            error={errors.email}
            value={email}
            onChange={({ target }) => {
              setTyped({ email: target.value, draft });
              setErrors({ ...errors, email: null });
            }}
          />
          <RoleFields
            draft={draft}
            error={errors.until}
            readOnly={invite.isPending}
            onChange={(next) => {
              setTyped({ email, draft: next });
              setErrors({ ...errors, until: null });
            }}
          />
        </Fields>
        <FailureNotice>
          {invite.isError ? errorDetail(invite.error, onboardingCopy.notDone) : null}
        </FailureNotice>
        <div>
          <Button type="submit" pending={invite.isPending} pendingLabel={copy.submitting}>
            {copy.submit}
          </Button>
        </div>
      </Stack>
    </SectionCard>
  );
}
