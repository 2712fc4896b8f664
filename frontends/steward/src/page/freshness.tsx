import { Badge, Row, Text } from '@aera/ui';
import { keyframes, styled } from 'styled-components';
import { formatTime } from './format-date.ts';

const pulse = keyframes`50% { opacity: 0.35; }`;

const Dot = styled.span`
  width: 0.5rem;
  height: 0.5rem;
  background: currentcolor;
  border-radius: 50%;
  animation: ${pulse} 2s ease-in-out infinite;
`;

const Time = styled(Text)`
  font-variant-numeric: tabular-nums;
`;

export interface FreshnessProps {
  readonly reading: { readonly dataUpdatedAt: number; readonly isError: boolean };
  /** Whether it is read again by itself. */
  readonly live?: boolean;
}

/** How old what is shown is: LIVE only where it is, and the moment it was last read. */
export function Freshness({ reading: { dataUpdatedAt, isError }, live = false }: FreshnessProps) {
  if (dataUpdatedAt === 0) return null;
  return (
    <Row gap={3}>
      {live && !isError && (
        <Badge variant="success">
          <Dot aria-hidden />
          LIVE
        </Badge>
      )}
      {isError && <Badge variant="warning">Not updating</Badge>}
      <Time size="xs" tone="muted">
        as of {formatTime(dataUpdatedAt)}
      </Time>
    </Row>
  );
}
