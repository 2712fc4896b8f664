import { HowFresh } from '../../../shared/list/freshness.tsx';
import { liveWords } from './live-copy.ts';
import type { LiveState } from './use-live-visits.ts';

const words = liveWords.state;

const variants = { connecting: 'outline', live: 'success', cut: 'warning', paused: 'secondary' } as const;

export interface LiveStatusProps {
  readonly state: LiveState;
  /** In milliseconds; 0 before the first word. */
  readonly asOf: number;
}

/** Whether what is shown is how it is now; else, when it was so. */
export const LiveStatus = ({ state, asOf }: LiveStatusProps) => (
  <HowFresh
    label={words.label}
    state={words[state]}
    tone={variants[state]}
    live={state === 'live'}
    asOf={state === 'live' ? 0 : asOf}
  />
);
