import { HowFresh } from '../../../shared/list/freshness.tsx';
import { useLine } from '@aera/frontend-kit';
import { securityWords as words } from '../security-copy.ts';

export interface LiveMarkProps {
  readonly live: boolean;
  /** When it was read last, in milliseconds; 0 before that. */
  readonly asOf: number;
  readonly failing: boolean;
}

/** LIVE while changes are told as they happen; else how what is shown was come by, and when. */
export function LiveMark({ live, asOf, failing }: LiveMarkProps) {
  const { state } = useLine();
  if (live && state === 'up')
    return <HowFresh label={words.freshness} state={words.live} tone="success" live asOf={0} />;
  return (
    <HowFresh
      label={words.freshness}
      state={state === 'up' ? words.polled : words.reconnecting}
      tone={failing || state !== 'up' ? 'warning' : 'outline'}
      asOf={asOf}
    />
  );
}
