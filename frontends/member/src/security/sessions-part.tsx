import type { MemberSession } from '@aera/contracts';
import { Badge, Button } from '@aera/ui';
import { formatDate } from '../page/format-date.ts';
import { deviceText, placeText } from '../page/session-text.ts';
import { About, Lines } from './lines.ts';
import { Part, Read } from './part.tsx';
import { securityWords } from './security-words.ts';
import { useEndSessions, useSessions } from './use-security.ts';

const words = securityWords.sessions;

/** Where the member is signed in; each of them can be ended, and all others at once. */
export function SessionsPart() {
  const end = useEndSessions();
  return (
    <Part title={words.title} lead={words.lead}>
      <Read reading={useSessions()} words={words}>
        {({ sessions }) => (
          <>
            <Lines>
              {sessions.map((session) => (
                <SessionLine
                  key={session.id}
                  session={session}
                  ending={end.isPending && end.variables === session.id}
                  onEnd={() => end.mutate(session.id)}
                />
              ))}
            </Lines>
            {sessions.some(({ current }) => !current) && (
              <div>
                <Button
                  variant="secondary"
                  pending={end.isPending && end.variables === null}
                  onClick={() => end.mutate(null)}
                >
                  {words.endOthers}
                </Button>
              </div>
            )}
          </>
        )}
      </Read>
    </Part>
  );
}

interface SessionLineProps {
  readonly session: MemberSession;
  readonly ending: boolean;
  readonly onEnd: () => void;
}

function SessionLine({ session, ending, onEnd }: SessionLineProps) {
  const device = deviceText(session.device);
  return (
    <li>
      <About>
        <strong>{device}</strong>
        {session.current && (
          <span>
            <Badge variant="success">{words.current}</Badge>
          </span>
        )}
        <small>
          {placeText(session.place)} · {words.since(formatDate(session.openedAt))}
        </small>
        {!session.current && <small>{words.lastActive(formatDate(session.lastActiveAt))}</small>}
      </About>
      {!session.current && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            pending={ending}
            aria-label={words.endNamed(device)}
            onClick={onEnd}
          >
            {words.end}
          </Button>
        </div>
      )}
    </li>
  );
}
