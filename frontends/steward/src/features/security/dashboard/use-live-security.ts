import {
  blockedIps,
  intrusionReport,
  type LiveSecurity,
  liveSecurity,
  securityStatus,
} from '@aera/contracts';
import { stewardKey, useEventStream } from '@aera/frontend-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';

/** How often each is read while nothing is told live, in milliseconds. */
const every = { status: 30_000, report: 15_000, blocked: 30_000 } as const;

const keyOf = ({ path }: { readonly path: string }) => [path, null, null];

/** The dashboard's figures: told as they change, and read again and again while that is not to be had. */
export function useLiveSecurity() {
  const client = useQueryClient();
  const [live, setLive] = useState(false);

  useEventStream(liveSecurity.path, {
    enabled: typeof EventSource !== 'undefined',
    on: {
      security: (data) => {
        const { report, blocked } = data as LiveSecurity;
        client.setQueryData(keyOf(intrusionReport), { report });
        client.setQueryData(keyOf(blockedIps), blocked);
        setLive(true);
      },
    },
    onCut: () => {
      setLive(false);
      // The session may be what ended: then the page becomes the way in.
      void client.invalidateQueries({ queryKey: stewardKey });
    },
  });
  const polled = (ms: number) => (live ? {} : { every: ms });
  return {
    live,
    status: useStewardQuery(securityStatus, { every: every.status }),
    report: useStewardQuery(intrusionReport, polled(every.report)),
    blocked: useStewardQuery(blockedIps, polled(every.blocked)),
  };
}
