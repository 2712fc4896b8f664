import {
  listAccountSessions,
  type ParamsOf,
  revokeAccountSession,
  revokeAllAccountSessions,
} from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { SessionList } from '@aera/frontend-kit/account-security';
import { Button, MutedText } from '@aera/ui';
import { useCommand } from '@aera/frontend-kit/use-command';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';

/** Texts of the sessions of another account. */
export const accountSessionsCopy = {
  title: 'Sessions',
  lead: 'Where they are signed in now.',
  loading: 'Loading sessions...',
  failed: 'Couldn’t load the sessions',
  notFound: 'This account no longer exists',
  none: 'Not signed in anywhere',
  endAll: 'Sign out everywhere',
  endingAll: 'Signing out...',
  ended: (count: number) => (count === 1 ? '1 session signed out' : `${count} sessions signed out`),
  failedToEnd: 'Couldn’t end the session. Try again.',
  failedToEndAll: 'Couldn’t end the sessions. Try again.',
} as const;

const copy = accountSessionsCopy;

type Account = ParamsOf<typeof listAccountSessions>;

const refetch = [listAccountSessions];

/** Sessions of a member or another steward, with buttons to end one or all. */
export function AccountSessions({ account }: { readonly account: Account }) {
  const query = useApiQuery(listAccountSessions, { params: account });
  const endOne = useCommand({
    send: (id: string) => callApi(revokeAccountSession, { params: { ...account, id } }),
    refetch,
    failure: { title: copy.failedToEnd },
    success: () => ({ title: copy.ended(1) }),
  });
  const endAll = useCommand({
    send: () => callApi(revokeAllAccountSessions, { params: account }),
    refetch,
    failure: { title: copy.failedToEndAll },
    success: ({ ended }) => ({ title: copy.ended(ended) }),
  });
  return (
    <QueryContent query={query} copy={copy} missing={copy.notFound}>
      {({ sessions }) =>
        sessions.length === 0 ? (
          <MutedText>{copy.none}</MutedText>
        ) : (
          <>
            <SessionList
              sessions={sessions}
              endingId={endOne.isPending ? endOne.variables : null}
              onEnd={(id) => endOne.mutate(id)}
            />
            <div>
              <Button
                variant="secondary"
                size="sm"
                pending={endAll.isPending}
                pendingLabel={copy.endingAll}
                onClick={() => endAll.mutate()}
              >
                {copy.endAll}
              </Button>
            </div>
          </>
        )
      }
    </QueryContent>
  );
}
