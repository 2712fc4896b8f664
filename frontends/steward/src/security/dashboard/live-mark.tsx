import { Badge, Row, Text, theme } from '@aera/ui';
import { keyframes, styled } from 'styled-components';
import { formatTime } from '../../page/format-date.ts';
import { securityWords as words } from '../security-words.ts';

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

export interface LiveMarkProps {
  readonly live: boolean;
  /** When it was read last, in milliseconds; 0 before that. */
  readonly asOf: number;
  readonly failing: boolean;
}

/** LIVE while changes are told as they happen; else how what is shown was come by, and when. */
export const LiveMark = ({ live, asOf, failing }: LiveMarkProps) => (
  <Row as="output" gap={3} aria-label={words.freshness}>
    {live ? (
      <Badge variant="success">
        <Dot aria-hidden />
        {words.live}
      </Badge>
    ) : (
      <Badge variant={failing ? 'warning' : 'outline'}>{words.polled}</Badge>
    )}
    {!live && asOf > 0 && (
      <Text size="xs" tone="muted" as="span">
        {words.asOf(formatTime(asOf))}
      </Text>
    )}
  </Row>
);
