import { useConnectivity } from '@aera/frontend-kit';
import { Badge, type BadgeProps, Button, Row, Text, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { formatTime } from '../copy/format-date.ts';

interface RefreshButtonProps {
  readonly pending: boolean;
  readonly onRefresh: () => void;
  /** Names the data in the accessible name, for pages with several such buttons. */
  readonly name?: string | undefined;
  readonly quiet?: boolean;
}

export const RefreshButton = ({ pending, onRefresh, name, quiet = false }: RefreshButtonProps) => (
  <Button
    variant={quiet ? 'ghost' : 'secondary'}
    size="sm"
    aria-label={name && !pending ? `Refresh ${name}` : undefined}
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

interface FreshnessBadgeProps {
  /** How the data is updated; null when it is read on demand. */
  readonly state: string | null;
  readonly tone?: BadgeProps['variant'];
  readonly live?: boolean;
  /** Unix time in ms; 0 hides it. */
  readonly updatedAt: number;
  /** Makes it a live region with this name. */
  readonly label?: string;
  readonly children?: ReactNode;
}

export const FreshnessBadge = ({
  state,
  tone = 'outline',
  live = false,
  updatedAt,
  label,
  children,
}: FreshnessBadgeProps) => (
  <Row as={label === undefined ? 'div' : 'output'} gap={3} aria-label={label}>
    {state !== null && (
      <Badge variant={tone}>
        {live && <Dot aria-hidden />}
        {state}
      </Badge>
    )}
    {updatedAt > 0 && (
      <Time size="xs" tone="muted" as="span">
        Updated {formatTime(updatedAt)}
      </Time>
    )}
    {children}
  </Row>
);

export interface FreshnessProps {
  readonly query: { readonly dataUpdatedAt: number; readonly isError: boolean };
  readonly live?: boolean;
  readonly children?: ReactNode;
}

const liveBadge = (isUpdating: boolean, live = true) =>
  isUpdating
    ? ({ state: live ? 'LIVE' : null, tone: 'success', live } as const)
    : ({ state: 'Not updating', tone: 'warning' } as const);

/** Age of the data, and LIVE while it is refetched. */
export function Freshness({ query: { dataUpdatedAt, isError }, live = false, children }: FreshnessProps) {
  const { state } = useConnectivity();
  if (dataUpdatedAt === 0) return null;
  return (
    <FreshnessBadge {...liveBadge(!isError && state === 'up', live)} updatedAt={dataUpdatedAt}>
      {children}
    </FreshnessBadge>
  );
}

/** LIVE while the server responds: the portal's notifications arrive over a stream (specification, section 2.14). */
export function LiveBadge() {
  const { state } = useConnectivity();
  return <FreshnessBadge {...liveBadge(state === 'up')} updatedAt={0} />;
}

interface FreshnessWithRefreshProps {
  readonly query: FreshnessProps['query'] & {
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  /** Names the data in the accessible name, for pages with several such buttons. */
  readonly name?: string;
}

/** Age of data that is not live, with a button to refetch. */
export const FreshnessWithRefresh = ({ query, name }: FreshnessWithRefreshProps) => (
  <Freshness query={query}>
    <RefreshButton quiet name={name} pending={query.isFetching} onRefresh={() => void query.refetch()} />
  </Freshness>
);

/** Shows a bar while `aria-busy`; the text keeps its contrast. */
export const BusyRegion = styled.div`
  position: relative;
  &[aria-busy='true']::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${theme.space[2]}) 0 auto;
    height: 3px;
    background: ${theme.color.accent};
    border-radius: ${theme.radius.full};
  }
`;
