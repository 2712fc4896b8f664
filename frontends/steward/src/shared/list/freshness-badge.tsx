import { Badge, type BadgeProps, Row, Text, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { formatTime } from '../copy/format-date.ts';

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

export interface HowFreshProps {
  /** How what is shown is come by; null where it is read when somebody asks. */
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

/** Whether what is shown is how things are now; else, when they were so. */
export const HowFresh = ({ state, tone = 'outline', live = false, asOf, label, children }: HowFreshProps) => (
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
