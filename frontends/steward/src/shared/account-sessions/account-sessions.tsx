import {
  listAccountSessions,
  type ParamsOf,
  revokeAccountSession,
  revokeAccountSessions,
} from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { SessionList } from '@aera/frontend-kit/account-security';
import { Button, Text } from '@aera/ui';
import { QueryResult } from '../list/query-result.tsx';
import { useCommand } from '../session/use-command.ts';
import { useStewardQuery } from '../session/use-steward-query.ts';
import { accountSessionsCopy as copy } from './account-sessions-copy.ts';

type Account = ParamsOf<typeof listAccountSessions>;

const refetch = [listAccountSessions];
const failure = { title: copy.failedToEnd };

/** Sessions of a member or another steward, with buttons to end one or all. */
export function AccountSessions({ account }: { readonly account: Account }) {
  const query = useStewardQuery(listAccountSessions, { params: account });
  const endOne = useCommand({
    send: (id: string) => callApi(revokeAccountSession, { params: { ...account, id } }),
    refetch,
    failure,
    success: () => ({ title: copy.ended(1) }),
  });
  const endAll = useCommand({
    send: () => callApi(revokeAccountSessions, { params: account }),
    refetch,
    failure,
    success: ({ ended }) => ({ title: copy.ended(ended) }),
  });
  return (
    <QueryResult query={query} copy={copy} notFound={copy.notFound}>
      {({ sessions }) =>
        sessions.length === 0 ? (
          <Text size="sm" tone="muted">
            {copy.none}
          </Text>
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
    </QueryResult>
  );
}
