import type { ResponseOf, lookAtInvitation } from '@aera/contracts';
import { Notice, Stack, Text } from '@aera/ui';
import { useSteward } from '@aera/frontend-kit';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { invitationWords as words } from './invitation-copy.ts';

/** Who invites whom as what, and what accepting does to this browser. */
export function Offer({ invitation }: { readonly invitation: ResponseOf<typeof lookAtInvitation> }) {
  const { steward } = useSteward();
  const { email, role, until, invitedBy } = invitation;
  return (
    <Stack gap={3}>
      <Text>{words.by(invitedBy, email)}</Text>
      <Text tone="muted">
        {words.role(role)} {words.means[role]} {until && words.until(formatDate(until))}
      </Text>
      {steward && (
        <Notice tone="warning">{words.replaces(`${steward.firstName} ${steward.lastName}`)}</Notice>
      )}
    </Stack>
  );
}
