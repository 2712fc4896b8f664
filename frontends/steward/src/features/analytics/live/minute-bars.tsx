import { Card, Heading, Stack, VisuallyHidden, theme } from '@aera/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { liveWords } from './live-copy.ts';

const words = liveWords.minutes;

const Bars = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${theme.space[3]};
  padding: 0;
  list-style-type: '';
  text-align: center;
`;

const Minute = styled.li`
  display: grid;
  grid-template-rows: 8rem auto;
  gap: ${theme.space[2]};
  font-size: ${theme.text.xs};
  color: ${theme.color.inkMuted};
`;

const Well = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  gap: ${theme.space[1]};
  min-height: 0;
  color: ${theme.color.ink};
  font-size: ${theme.text.sm};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Bar = styled.div`
  min-height: 2px;
  background: color-mix(in srgb, ${theme.color.accent} 55%, ${theme.color.surface});
  border-radius: ${theme.radius.sm} ${theme.radius.sm} 0 0;
  @media (prefers-reduced-motion: no-preference) {
    transition: height ${theme.duration.slow} ${theme.easing.out};
  }
  li:last-child & {
    background: ${theme.color.accent};
  }
`;

/** How many views each of the last five minutes had, the newest at the end. */
export function MinuteBars({ perMinute }: { readonly perMinute: readonly number[] }) {
  const titleId = useId();
  const most = Math.max(1, ...perMinute);
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={4}>
        <Heading level={2} size="md" id={titleId}>
          {words.title}
        </Heading>
        <Bars>
          {perMinute.map((views, at) => {
            const ago = perMinute.length - 1 - at;
            return (
              <Minute key={ago}>
                <VisuallyHidden>{words.of(ago, views)}</VisuallyHidden>
                <Well aria-hidden>
                  {formatCount(views)}
                  <Bar style={{ height: `${(views / most) * 80}%` }} />
                </Well>
                <span aria-hidden>{words.ago(ago)}</span>
              </Minute>
            );
          })}
        </Bars>
      </Stack>
    </Card>
  );
}
