import { type StewardInvitation, withdrawInvitation } from '@aera/contracts';
import { Badge, Button, Card, EmptyState, Row, Stack, Text, theme } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Confirm } from './confirm-dialog.tsx';
import { type Invited, useDecision, useSendAgain } from './onboarding-api.ts';
import { onboardingWords } from './onboarding-copy.ts';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { roleWords } from '../../../shared/copy/role-copy.ts';
import { Part } from '../../../shared/page/page-title.tsx';

/** Cards under one another. */
const CardList = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style-type: '';
`;

const words = onboardingWords.invitations;

const Email = styled(Text)`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

export interface InvitationListProps {
  readonly invitations: readonly StewardInvitation[];
  readonly mayChange: boolean;
  readonly onInvited: (invited: Invited) => void;
}

/** Invitations that nobody has accepted yet. */
export function InvitationList({ invitations, mayChange, onInvited }: InvitationListProps) {
  const [asked, setAsked] = useState<StewardInvitation | null>(null);
  return (
    <Part title={words.title} level={3}>
      {invitations.length === 0 && <EmptyState>{words.empty}</EmptyState>}
      <CardList>
        {invitations.map((invitation) => (
          <Card as="li" padding={4} key={invitation.id}>
            <Row justify="space-between" gap={3}>
              <Stack gap={1}>
                <Email>{invitation.email}</Email>
                <Text size="sm" tone="muted">
                  {words.invited(formatDate(invitation.invitedAt))}
                  {!invitation.expired && ` · ${words.valid(formatDate(invitation.expiresAt))}`}
                </Text>
              </Stack>
              <Row gap={2}>
                <Badge variant="outline">{roleWords.names[invitation.role]}</Badge>
                {invitation.expired && <Badge variant="warning">{words.expired}</Badge>}
                {mayChange && (
                  <Acts
                    invitation={invitation}
                    onInvited={onInvited}
                    onWithdraw={() => setAsked(invitation)}
                  />
                )}
              </Row>
            </Row>
          </Card>
        ))}
      </CardList>
      {asked && <Withdraw invitation={asked} onClose={() => setAsked(null)} />}
    </Part>
  );
}

interface ActsProps {
  readonly invitation: StewardInvitation;
  readonly onInvited: (invited: Invited) => void;
  readonly onWithdraw: () => void;
}

function Acts({ invitation: { id, email }, onInvited, onWithdraw }: ActsProps) {
  const again = useSendAgain();
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        aria-label={words.againFor(email)}
        pending={again.isPending}
        pendingLabel={words.sending}
        onClick={() => again.mutate(id, { onSuccess: onInvited })}
      >
        {words.again}
      </Button>
      <Button variant="ghost" size="sm" aria-label={words.withdrawFor(email)} onClick={onWithdraw}>
        {words.withdraw}
      </Button>
    </>
  );
}

function Withdraw({ invitation, onClose }: { invitation: StewardInvitation; onClose: () => void }) {
  const decision = useDecision(withdrawInvitation, onboardingWords.done.withdraw);
  const { title, ...told } = onboardingWords.confirm.withdraw;
  return (
    <Confirm
      {...told}
      title={title(invitation.email)}
      destructive
      pending={decision.isPending}
      error={decision.error}
      onConfirm={() => decision.mutate({ stewardId: invitation.id, body: {} }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
