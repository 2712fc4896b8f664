import type { EmailStatus } from '@aera/contracts';
import { Button, focusOnMount, focusRing, Notice, Row, Stack, theme } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FormError } from '../form/index.ts';
import { formatDate } from '../page/format-date.ts';
import { QueryContent } from '../query/query-content.tsx';
import { useAccount } from './account-context.ts';
import { useCancelEmailChange, useEmail, useResendEmailChange } from './account-security-api.ts';
import { accountSecurityCopy } from './account-security-copy.ts';
import { EmailForm } from './email-form.tsx';

const copy = accountSecurityCopy.email;

const Address = styled.p`
  min-width: 0;
  font-weight: 600;
  overflow-wrap: anywhere;
`;

/** Takes the focus when it replaces a part of the card that had it. */
const FocusTarget = styled.div`
  border-radius: ${theme.radius.md};
  ${focusRing}
`;

/** The e-mail address of the account. A change waits until the new address is confirmed. */
export function EmailCard() {
  const { Card } = useAccount();
  const [isEditing, setIsEditing] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const show = (editing: boolean) => {
    setIsEditing(editing);
    setHasFocus(true);
  };
  return (
    <Card title={copy.title} lead={copy.lead}>
      <QueryContent query={useEmail()} copy={copy}>
        {({ email, pending }) => (
          <>
            <Row justify="space-between" gap={3}>
              <Address>{email ?? copy.none}</Address>
              {!pending && !isEditing && (
                <Button
                  ref={hasFocus ? focusOnMount : undefined}
                  variant="secondary"
                  onClick={() => show(true)}
                >
                  {email === null ? copy.add : copy.change}
                </Button>
              )}
            </Row>
            {pending && (
              <FocusTarget ref={hasFocus ? focusOnMount : undefined} tabIndex={-1}>
                <PendingChange pending={pending} onCancelled={() => show(false)} />
              </FocusTarget>
            )}
            {!pending && isEditing && <EmailForm email={email} onClose={() => show(false)} />}
          </>
        )}
      </QueryContent>
    </Card>
  );
}

interface PendingChangeProps {
  readonly pending: NonNullable<EmailStatus['pending']>;
  readonly onCancelled: () => void;
}

/** What the member has to do next, and how to get another link or stop. */
function PendingChange({ pending: { email, expiresAt }, onCancelled }: PendingChangeProps) {
  const resend = useResendEmailChange();
  const cancel = useCancelEmailChange(onCancelled);
  return (
    <Stack gap={3}>
      <output>
        <Notice title={copy.pending.title}>{copy.pending.text(email, formatDate(expiresAt))}</Notice>
      </output>
      <FormError error={resend.error ?? cancel.error} title={copy.pending.failed} />
      <Row gap={3}>
        <Button
          variant="secondary"
          pending={resend.isPending}
          pendingLabel={copy.pending.resending}
          onClick={() => resend.mutate()}
        >
          {copy.pending.resend}
        </Button>
        <Button
          variant="ghost"
          pending={cancel.isPending}
          pendingLabel={copy.pending.cancelling}
          onClick={() => cancel.mutate()}
        >
          {copy.pending.cancel}
        </Button>
      </Row>
    </Stack>
  );
}
