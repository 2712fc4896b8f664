import { Badge, Row, Text, theme } from '@aera/ui';
import { keyframes, styled } from 'styled-components';
import { formatTime } from '../../page/format-date.ts';
import { liveWords } from './live-words.ts';
import type { LiveState } from './use-live-visits.ts';

const words = liveWords.state;

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

const variants = { connecting: 'outline', live: 'success', cut: 'warning', paused: 'secondary' } as const;

export interface LiveStatusProps {
  readonly state: LiveState;
  /** In milliseconds; 0 before the first word. */
  readonly asOf: number;
}

/** Whether what is shown is how it is now; else, when it was so. */
export const LiveStatus = ({ state, asOf }: LiveStatusProps) => (
  <Row as="output" gap={3}>
    <Badge variant={variants[state]}>
      {state === 'live' && <Dot aria-hidden />}
      {words[state]}
    </Badge>
    {state !== 'live' && asOf > 0 && (
      <Text size="xs" tone="muted" as="span">
        {words.asOf(formatTime(asOf))}
      </Text>
    )}
  </Row>
);
