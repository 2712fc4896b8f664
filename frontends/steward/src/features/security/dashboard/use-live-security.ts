import {
  listBlocks,
  liveBlockLimit,
  readIntrusionReport,
  type LiveSecurity,
  streamSecurityReport,
  readSecurityStatus,
} from '@aera/contracts';
import { stewardKey, useEventStream } from '@aera/frontend-kit';
import { toQueryKey, useApiQuery } from '@aera/frontend-kit/use-api-query';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Poll intervals: of the status always, of the others without live updates. */
const pollIntervalsMs = { status: 30_000, report: 15_000, blocked: 30_000 } as const;

/** The blocks that the stream contains. */
const liveBlocks = { query: { limit: liveBlockLimit } };

/** The data of the dashboard. The status is polled; report and blocks are streamed, and polled while the stream is down. */
export function useLiveSecurity() {
  const client = useQueryClient();
  const [live, setLive] = useState(false);

  useEventStream(streamSecurityReport.path, {
    enabled: typeof EventSource !== 'undefined',
    on: {
      security: (data) => {
        const { report, blocked } = data as LiveSecurity;
        client.setQueryData(toQueryKey(readIntrusionReport), { report });
        client.setQueryData(toQueryKey(listBlocks, liveBlocks), blocked);
        setLive(true);
      },
    },
    onDisconnect: () => {
      setLive(false);
      // Refetches the steward, because the session may have ended.
      void client.invalidateQueries({ queryKey: stewardKey });
    },
  });
  const pollEvery = (intervalMs: number) => (live ? {} : { intervalMs });
  return {
    live,
    status: useApiQuery(readSecurityStatus, { intervalMs: pollIntervalsMs.status }),
    report: useApiQuery(readIntrusionReport, pollEvery(pollIntervalsMs.report)),
    blocked: useApiQuery(listBlocks, { ...liveBlocks, ...pollEvery(pollIntervalsMs.blocked) }),
  };
}
