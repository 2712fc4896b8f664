import { type LiveVisits, liveVisits } from '@aera/contracts';
import { stewardKey, useEventStream } from '@aera/frontend-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type LiveState = 'connecting' | 'live' | 'cut' | 'paused';

/** The last five minutes as they happen, and how far they are to be trusted. Paused, what was there last stays. */
export function useLiveVisits() {
  const client = useQueryClient();
  const [visits, setVisits] = useState<LiveVisits | null>(null);
  /** When the server last said that this is how it is, in milliseconds. */
  const [asOf, setAsOf] = useState(0);
  const [connection, setConnection] = useState<'connecting' | 'live' | 'cut'>('connecting');
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
      // Nothing was heard of a change until now, so it was so until now.
      if (connection === 'live') setAsOf(Date.now());
      setConnection('cut');
      // The session may be what ended: then the page becomes the way in.
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
