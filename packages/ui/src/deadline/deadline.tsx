import { Text, theme } from '@aera/ui';
import { styled } from 'styled-components';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const formatCount = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

/** Formats a duration: "3 days", "5 hours", "2 hours 40 minutes", "less than a minute". */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < minuteMs) return 'less than a minute';
  if (milliseconds >= 2 * dayMs) return formatCount(Math.round(milliseconds / dayMs), 'day');
  const minutes = Math.round(milliseconds / minuteMs);
  const hours = Math.floor(minutes / 60);
  if (hours >= 6) return formatCount(Math.round(minutes / 60), 'hour');
  if (hours === 0) return formatCount(minutes, 'minute');
  return minutes % 60 === 0
    ? formatCount(hours, 'hour')
    : `${formatCount(hours, 'hour')} ${formatCount(minutes % 60, 'minute')}`;
}

export interface DeadlineProps {
  /** Text of the deadline, because the bar alone is not enough. */
  readonly children: string;
  /** Remaining milliseconds; negative once it has passed. */
  readonly left: number;
  /** Total milliseconds. */
  readonly total: number;
  /** `paused`: the clock is stopped. */
  readonly tone: 'calm' | 'soon' | 'late' | 'paused';
}

const colours = {
  calm: theme.color.accent,
  soon: theme.color.onWarningSoft,
  late: theme.color.destructive,
  paused: theme.color.lineStrong,
};

const Frame = styled.span`
  display: grid;
  gap: ${theme.space[1]};
`;

const Track = styled.span`
  display: block;
  height: 0.3rem;
  overflow: hidden;
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.full};
  box-shadow: inset 0 0 0 1px ${theme.color.line};
`;

const Rest = styled.span<{ $share: number; $tone: DeadlineProps['tone'] }>`
  width: ${({ $share }) => `${($share * 100).toFixed(1)}%`};
  display: block;
  height: 100%;
  background: ${({ $tone }) => colours[$tone]};
  border-radius: inherit;
  transition: width ${theme.duration.slow} ${theme.easing.out};
`;

const Words = styled(Text)<{ $tone: DeadlineProps['tone'] }>`
  color: ${({ $tone }) => ($tone === 'calm' || $tone === 'paused' ? theme.color.inkMuted : colours[$tone])};
  font-weight: ${({ $tone }) => ($tone === 'late' || $tone === 'soon' ? 600 : 400)};
`;

/** Remaining time as text and as a shrinking bar. May be used inside a button. */
export function Deadline({ children, left, total, tone }: DeadlineProps) {
  const share = tone === 'late' ? 1 : Math.min(Math.max(left / total, 0), 1);
  return (
    <Frame>
      <Words as="span" size="xs" $tone={tone}>
        {children}
      </Words>
      <Track aria-hidden>
        <Rest $share={share} $tone={tone} />
      </Track>
    </Frame>
  );
}
