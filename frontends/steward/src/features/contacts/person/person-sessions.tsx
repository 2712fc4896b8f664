import type { Person } from '@aera/contracts';
import { Stack } from '@aera/ui';
import { AccountSessions } from '../../../shared/account-sessions/account-sessions.tsx';
import { accountSessionsCopy as copy } from '../../../shared/account-sessions/account-sessions-copy.ts';
import { ShortId } from '../../../shared/links/person-link.tsx';
import { SectionCard } from '../../../shared/page/section-card.tsx';

/** Current sessions of a person's accounts, also when the page shows an earlier instant. Renders nothing without an account. */
export function PersonSessions({ identifiers }: Pick<Person, 'identifiers'>) {
  const accounts = identifiers.filter(({ link, verified }) => link === 'member' && verified);
  if (accounts.length === 0) return null;
  return (
    <SectionCard title={copy.title} lead={copy.lead} padding={4}>
      {accounts.map(({ value: accountId }) => (
        <Stack key={accountId} gap={3}>
          {accounts.length > 1 && <ShortId id={accountId} />}
          <AccountSessions account={{ kind: 'member', accountId }} />
        </Stack>
      ))}
    </SectionCard>
  );
}
