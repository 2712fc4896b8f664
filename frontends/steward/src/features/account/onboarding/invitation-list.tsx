import type { StewardInvitation } from '@aera/contracts';
import { Badge, Button, Card, EmptyState, MutedText, Row, Stack, Text } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { roleCopy } from '../../../shared/copy/role-copy.ts';
import { PlainList } from '../../../shared/list/plain-list.tsx';
import { PageSection } from '../../../shared/page/page-title.tsx';
import { onboardingCopy } from '../account-copy.ts';
import { type NewInvitation, useResendInvitation } from './onboarding-api.ts';
import { ChangeDialog } from './steward-dialogs.tsx';

const copy = onboardingCopy.invitations;

const Email = styled(Text)`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

interface InvitationListProps {
  readonly invitations: readonly StewardInvitation[];
  readonly mayChange: boolean;
  readonly onInvited: (invitation: NewInvitation) => void;
}

/** The open invitations. */
export function InvitationList({ invitations, mayChange, onInvited }: InvitationListProps) {
  const [withdrawing, setWithdrawing] = useState<StewardInvitation | null>(null);
  return (
    <PageSection title={copy.title} level={3}>
      {invitations.length === 0 && <EmptyState>{copy.empty}</EmptyState>}
      <PlainList>
        {invitations.map((invitation) => (
          <Card as="li" padding={4} key={invitation.id}>
            <Row justify="space-between" gap={3}>
              <Stack gap={1}>
                <Email>{invitation.email}</Email>
                <MutedText>
                  {copy.invited(formatDate(invitation.invitedAt))}
                  {!invitation.expired && ` · ${copy.valid(formatDate(invitation.expiresAt))}`}
                </MutedText>
              </Stack>
              <Row gap={2}>
                <Badge variant="outline">{roleCopy.names[invitation.role]}</Badge>
                {invitation.expired && <Badge variant="warning">{copy.expired}</Badge>}
                {mayChange && (
                  <>
                    <ResendButton invitation={invitation} onInvited={onInvited} />
                    <Button
                      variant="ghost"
                      size="sm"
                      aria-label={copy.withdrawFor(invitation.email)}
                      onClick={() => setWithdrawing(invitation)}
                    >
                      {copy.withdraw}
                    </Button>
                  </>
                )}
              </Row>
            </Row>
          </Card>
        ))}
      </PlainList>
      {withdrawing && (
        <ChangeDialog
          action="withdraw"
          stewardId={withdrawing.id}
          name={withdrawing.email}
          onClose={() => setWithdrawing(null)}
        />
      )}
    </PageSection>
  );
}

interface ResendButtonProps extends Pick<InvitationListProps, 'onInvited'> {
  readonly invitation: StewardInvitation;
}

function ResendButton({ invitation: { id, email }, onInvited }: ResendButtonProps) {
  const resend = useResendInvitation();
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={copy.resendTo(email)}
      pending={resend.isPending}
      pendingLabel={copy.sending}
      onClick={() => resend.mutate(id, { onSuccess: onInvited })}
    >
      {copy.resend}
    </Button>
  );
}
