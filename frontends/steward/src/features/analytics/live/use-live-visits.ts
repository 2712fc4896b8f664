import { type LiveVisits, liveVisits } from '@aera/contracts';
import { stewardKey, useEventStream } from '@aera/frontend-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type LiveState = 'connecting' | 'live' | 'reconnecting' | 'paused';

/** The visits of the last five minutes, streamed. Pausing keeps the last data. */
export function useLiveVisits() {
  const client = useQueryClient();
  const [visits, setVisits] = useState<LiveVisits | null>(null);
  /** When the data was last known to be current, Unix time in ms. */
  const [asOf, setAsOf] = useState(0);
  const [connection, setConnection] = useState<'connecting' | 'live' | 'reconnecting'>('connecting');
  const [paused, setPaused] = useState(false);

  useEventStream(liveVisits.path, {
    enabled: !paused,
    on: {
      live: (data) => {
        setVisits(data as LiveVisits);
        setAsOf(Date.now());
        setConnection('live');
      },
    },
    onDisconnect: () => {
      // A live connection without messages means no change until now.
      if (connection === 'live') setAsOf(Date.now());
      setConnection('reconnecting');
      // Refetches the steward, because the session may have ended.
      void client.invalidateQueries({ queryKey: stewardKey });
    },
  });
  const state: LiveState = paused ? 'paused' : connection;
  return {
    visits,
    asOf,
    state,
    togglePause: () => {
      if (!paused && connection === 'live') setAsOf(Date.now());
      if (paused) setConnection('connecting');
      setPaused(!paused);
    },
  };
}
