import { useAccount } from './account-context.ts';
import type { AccountSession } from '@aera/contracts';
import { Badge, Button, focusParentOnRemoval } from '@aera/ui';
import { formatDate } from '../page/format-date.ts';
import { formatDevice, formatPlace } from './format-session.ts';
import { QueryContent } from '../query/query-content.tsx';
import { RowList, RowText } from './row-list.tsx';
import { accountSecurityCopy } from './account-security-copy.ts';
import { useEndSessions, useSessions } from './account-security-api.ts';

const copy = accountSecurityCopy.sessions;

/** Sessions of the account. One session or all others can be ended. */
export function SessionsCard() {
  const { Card } = useAccount();
  const end = useEndSessions();
  return (
    <Card title={copy.title} lead={copy.lead}>
      <QueryContent query={useSessions()} copy={copy}>
        {({ sessions }) => (
          <>
            <SessionList
              sessions={sessions}
              endingId={end.isPending ? end.variables : null}
              onEnd={(id) => end.mutate(id)}
            />
            {sessions.some(({ current }) => !current) && (
              <div ref={focusParentOnRemoval}>
                <Button
                  variant="secondary"
                  pending={end.isPending && end.variables === null}
                  onClick={() => end.mutate(null)}
                >
                  {copy.endOthers}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryContent>
    </Card>
  );
}

interface SessionListProps {
  readonly sessions: readonly AccountSession[];
  /** The session that is being ended. */
  readonly endingId: string | null;
  readonly onEnd: (id: string) => void;
}

/** Sessions with device, location and last use. Each one can be ended, except the current one. */
export const SessionList = ({ sessions, endingId, onEnd }: SessionListProps) => (
  <RowList ref={focusParentOnRemoval}>
    {sessions.map((session) => (
      <SessionRow
        key={session.id}
        session={session}
        ending={session.id === endingId}
        onEnd={() => onEnd(session.id)}
      />
    ))}
  </RowList>
);

interface SessionRowProps {
  readonly session: AccountSession;
  readonly ending: boolean;
  readonly onEnd: () => void;
}

function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const device = formatDevice(session.device);
  return (
    <li ref={focusParentOnRemoval}>
      <RowText>
        <strong>{device}</strong>
        {session.current && (
          <span>
            <Badge variant="success">{copy.current}</Badge>
          </span>
        )}
        <small>
          {formatPlace(session.place)} · {copy.since(formatDate(session.openedAt))}
        </small>
        {!session.current && <small>{copy.lastActive(formatDate(session.lastActiveAt))}</small>}
      </RowText>
      {!session.current && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            pending={ending}
            aria-label={copy.endNamed(device)}
            onClick={onEnd}
          >
            {copy.end}
          </Button>
        </div>
      )}
    </li>
  );
}
