import { Button, Card, Heading, Notice, Stack, Text, TextField, from, theme } from '@aera/ui';
import { type FormEvent, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { endOf, type RoleDraft } from './role-end.ts';
import { onboardingWords } from './onboarding-copy.ts';
import { RoleFields } from './role-fields.tsx';
import { failureOf, type Invited, useInvite } from './onboarding-api.ts';

const words = onboardingWords.invite;

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

/** Invites somebody. What was typed stays until the invitation is made. */
export function InviteForm({ onInvited }: { readonly onInvited: (invited: Invited) => void }) {
  const titleId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [{ email, draft }, setTyped] = useState(empty);
  const [errors, setErrors] = useState(none);
  const invite = useInvite();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (invite.isPending) return;
    const until = endOf(draft);
    const found = {
      email: form.current?.querySelector('input')?.validity.valid ? null : words.missing.email,
      until: until === undefined ? words.missing.until : null,
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
    <Card as="section" aria-labelledby={titleId}>
      <Stack as="form" ref={form} noValidate onSubmit={submit} gap={4}>
        <Stack gap={1}>
          <Heading level={3} size="md" id={titleId}>
            {words.title}
          </Heading>
          <Text size="sm" tone="muted">
            {words.lead}
          </Text>
        </Stack>
        <Fields>
          <TextField
            label={words.email}
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
        {invite.isError && (
          <div role="alert">
            <Notice tone="destructive">{failureOf(invite.error)}</Notice>
          </div>
        )}
        <div>
          <Button type="submit" pending={invite.isPending} pendingLabel={words.submitting}>
            {words.submit}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}
