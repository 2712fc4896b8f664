import { useConnectivity } from '@aera/frontend-kit';
import { Badge, type BadgeProps, Button, Row, Text, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { formatTime } from '../copy/format-date.ts';

interface RefreshButtonProps {
  readonly pending: boolean;
  readonly onRefresh: () => void;
  /** What is read again, where there is more than one such on the page. */
  readonly of?: string | undefined;
  /** In the middle of a line of text. */
  readonly quiet?: boolean;
}

/** Refetches. */
export const RefreshButton = ({ pending, onRefresh, of, quiet = false }: RefreshButtonProps) => (
  <Button
    variant={quiet ? 'ghost' : 'secondary'}
    size="sm"
    aria-label={of && !pending ? `Refresh ${of}` : undefined}
    pending={pending}
    pendingLabel="Refreshing..."
    onClick={onRefresh}
  >
    Refresh
  </Button>
);

const pulse = keyframes`50% { opacity: 0.35; }`;

const Dot = styled.span`
  width: 0.5rem;
  height: 0.5rem;
  background: currentcolor;
  border-radius: ${theme.radius.full};
  @media (prefers-reduced-motion: no-preference) {
    animation: ${pulse} 2s ease-in-out infinite;
  }
`;

const Time = styled(Text)`
  font-variant-numeric: tabular-nums;
`;

interface HowFreshProps {
  /** How the shown data is updated; null when it is read on demand. */
  readonly state: string | null;
  readonly tone?: BadgeProps['variant'];
  /** It is how things are now. */
  readonly live?: boolean;
  /** When it was so, in milliseconds; 0 where that is now, or not known. */
  readonly asOf: number;
  /** Names it, where it speaks up by itself. */
  readonly label?: string;
  readonly children?: ReactNode;
}

/** Whether the data is live, and when it was read. */
export const FreshnessBadge = ({
  state,
  tone = 'outline',
  live = false,
  asOf,
  label,
  children,
}: HowFreshProps) => (
  <Row as={label === undefined ? 'div' : 'output'} gap={3} aria-label={label}>
    {state !== null && (
      <Badge variant={tone}>
        {live && <Dot aria-hidden />}
        {state}
      </Badge>
    )}
    {asOf > 0 && (
      <Time size="xs" tone="muted" as="span">
        As of {formatTime(asOf)}
      </Time>
    )}
    {children}
  </Row>
);

export interface FreshnessProps {
  readonly reading: { readonly dataUpdatedAt: number; readonly isError: boolean };
  /** Whether it is read again by itself. */
  readonly live?: boolean;
}

/** Age of the data; LIVE only while it is refetched. */
export function Freshness({ reading: { dataUpdatedAt, isError }, live = false }: FreshnessProps) {
  const { state } = useConnectivity();
  if (dataUpdatedAt === 0) return null;
  if (isError || state !== 'up')
    return <FreshnessBadge state={words.notUpdating} tone="warning" asOf={dataUpdatedAt} />;
  return <FreshnessBadge state={live ? words.live : null} tone="success" live={live} asOf={dataUpdatedAt} />;
}

interface AsOfProps {
  readonly reading: FreshnessProps['reading'] & {
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** What is read again, where there is more than one such on the page. */
  readonly of?: string;
}

/** When the data was read, with a button to refetch, for data that is not live. */
export function AsOf({ reading, of }: AsOfProps) {
  const { state } = useConnectivity();
  const { dataUpdatedAt, isError, isFetching, refetch } = reading;
  if (dataUpdatedAt === 0) return null;
  const failing = isError || state !== 'up';
  return (
    <FreshnessBadge state={failing ? words.notUpdating : null} tone="warning" asOf={dataUpdatedAt}>
      <RefreshButton quiet of={of} pending={isFetching} onRefresh={() => void refetch()} />
    </FreshnessBadge>
  );
}

const words = {
  live: 'LIVE',
  notUpdating: 'Not updating',
} as const;
