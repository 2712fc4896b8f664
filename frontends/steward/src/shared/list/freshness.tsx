import { useLine } from '@aera/frontend-kit';
import { HowFresh } from './freshness-badge.tsx';
import { RefreshButton } from './refresh-button.tsx';

export interface FreshnessProps {
  readonly reading: { readonly dataUpdatedAt: number; readonly isError: boolean };
  /** Whether it is read again by itself. */
  readonly live?: boolean;
}

/** How old what is shown is: LIVE only where it is, and the moment it was last read. */
export function Freshness({ reading: { dataUpdatedAt, isError }, live = false }: FreshnessProps) {
  const { state } = useLine();
  if (dataUpdatedAt === 0) return null;
  if (isError || state !== 'up')
    return <HowFresh state={words.notUpdating} tone="warning" asOf={dataUpdatedAt} />;
  return <HowFresh state={live ? words.live : null} tone="success" live={live} asOf={dataUpdatedAt} />;
}

export interface AsOfProps {
  readonly reading: FreshnessProps['reading'] & {
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** What is read again, where there is more than one such on the page. */
  readonly of?: string;
}

/** When what is shown was read, and the way to read it again: for all that does not change by itself. */
export function AsOf({ reading, of }: AsOfProps) {
  const { state } = useLine();
  const { dataUpdatedAt, isError, isFetching, refetch } = reading;
  if (dataUpdatedAt === 0) return null;
  const failing = isError || state !== 'up';
  return (
    <HowFresh state={failing ? words.notUpdating : null} tone="warning" asOf={dataUpdatedAt}>
      <RefreshButton quiet of={of} pending={isFetching} onRefresh={() => void refetch()} />
    </HowFresh>
  );
}

const words = {
  live: 'LIVE',
  notUpdating: 'Not updating',
} as const;
