import { VisuallyHidden, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { SectionCard } from '../../../shared/page/section-card.tsx';
import { formatCount } from '../../../shared/copy/format-number.ts';
import { liveCopy } from '../analytics-copy.ts';

const copy = liveCopy.minutes;

const Bars = styled.ol`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  gap: ${theme.space[3]};
  text-align: center;
`;

const Minute = styled.li`
  display: grid;
  grid-template-rows: 8rem auto;
  gap: ${theme.space[2]};
  font-size: ${theme.text.xs};
  color: ${theme.color.inkMuted};
`;

const BarColumn = styled.div`
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

export function MinuteBars({ perMinute }: { readonly perMinute: readonly number[] }) {
  const max = Math.max(1, ...perMinute);
  return (
    <SectionCard title={copy.title}>
      <Bars>
        {perMinute.map((views, index) => {
          const minutesAgo = perMinute.length - 1 - index;
          return (
            <Minute key={minutesAgo}>
              <VisuallyHidden>{copy.label(minutesAgo, views)}</VisuallyHidden>
              <BarColumn aria-hidden>
                {formatCount(views)}
                <Bar style={{ height: `${(views / max) * 80}%` }} />
              </BarColumn>
              <span aria-hidden>{copy.ago(minutesAgo)}</span>
            </Minute>
          );
        })}
      </Bars>
    </SectionCard>
  );
}
