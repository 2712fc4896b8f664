import { Part } from '../../../shared/page/page-title.tsx';
import { type StewardInvitation, withdrawInvitation } from '@aera/contracts';
import { Badge, Button, Card, EmptyState, Row, Stack, Text, theme } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { errorDetail } from '../../../shared/session/api-errors.ts';
import { ConfirmDialog } from '../../../shared/fields/confirm-dialog.tsx';
import { type Invited, useChangeSteward, useResendInvitation } from './onboarding-api.ts';
import { onboardingCopy } from './onboarding-copy.ts';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { roleCopy } from '../../../shared/copy/role-copy.ts';

/** Cards under one another. */
const CardList = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style-type: '';
`;

const copy = onboardingCopy.invitations;

const Email = styled(Text)`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

interface InvitationListProps {
  readonly invitations: readonly StewardInvitation[];
  readonly mayChange: boolean;
  readonly onInvited: (invited: Invited) => void;
}

/** The open invitations. */
export function InvitationList({ invitations, mayChange, onInvited }: InvitationListProps) {
  const [withdrawn, setWithdrawn] = useState<StewardInvitation | null>(null);
  return (
    <Part title={copy.title} level={3}>
      {invitations.length === 0 && <EmptyState>{copy.empty}</EmptyState>}
      <CardList>
        {invitations.map((invitation) => (
          <Card as="li" padding={4} key={invitation.id}>
            <Row justify="space-between" gap={3}>
              <Stack gap={1}>
                <Email>{invitation.email}</Email>
                <Text size="sm" tone="muted">
                  {copy.invited(formatDate(invitation.invitedAt))}
                  {!invitation.expired && ` · ${copy.valid(formatDate(invitation.expiresAt))}`}
                </Text>
              </Stack>
              <Row gap={2}>
                <Badge variant="outline">{roleCopy.names[invitation.role]}</Badge>
                {invitation.expired && <Badge variant="warning">{copy.expired}</Badge>}
                {mayChange && (
                  <Actions
                    invitation={invitation}
                    onInvited={onInvited}
                    onWithdraw={() => setWithdrawn(invitation)}
                  />
                )}
              </Row>
            </Row>
          </Card>
        ))}
      </CardList>
      {withdrawn && <WithdrawDialog invitation={withdrawn} onClose={() => setWithdrawn(null)} />}
    </Part>
  );
}

interface ActionsProps {
  readonly invitation: StewardInvitation;
  readonly onInvited: (invited: Invited) => void;
  readonly onWithdraw: () => void;
}

function Actions({ invitation: { id, email }, onInvited, onWithdraw }: ActionsProps) {
  const resend = useResendInvitation();
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={copy.againFor(email)}
        pending={resend.isPending}
        pendingLabel={copy.sending}
        onClick={() => resend.mutate(id, { onSuccess: onInvited })}
      >
        {copy.again}
      </Button>
      <Button variant="ghost" size="sm" aria-label={copy.withdrawFor(email)} onClick={onWithdraw}>
        {copy.withdraw}
      </Button>
    </>
  );
}

function WithdrawDialog({ invitation, onClose }: { invitation: StewardInvitation; onClose: () => void }) {
  const withdrawal = useChangeSteward(withdrawInvitation, onboardingCopy.done.withdraw);
  const dialogCopy = onboardingCopy.confirm.withdraw;
  return (
    <ConfirmDialog
      title={dialogCopy.title(invitation.email)}
      copy={{ ...dialogCopy, cancel: onboardingCopy.confirm.cancel }}
      destructive
      pending={withdrawal.isPending}
      failure={withdrawal.isError ? errorDetail(withdrawal.error, onboardingCopy.notDone) : null}
      onConfirm={() => withdrawal.mutate({ stewardId: invitation.id, body: {} }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <Text>{dialogCopy.text}</Text>
    </ConfirmDialog>
  );
}
