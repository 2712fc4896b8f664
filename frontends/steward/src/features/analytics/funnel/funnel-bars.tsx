import { theme } from '@aera/ui';
import { styled } from 'styled-components';
import { Change } from '../change.ts';
import { SectionCard } from '../../../shared/page/section-card.tsx';
import { formatCount, formatShare } from '../../../shared/copy/format-number.ts';
import { funnelCopy as copy } from '../analytics-copy.ts';
import { formatStepChange, type StepMetrics } from './funnel-steps.ts';

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space[5]};
`;

const Step = styled.li`
  display: grid;
  gap: ${theme.space[2]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[4]};
  b {
    font-weight: 650;
  }
`;

const Small = styled.span`
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  line-height: 1.45;
`;

const Count = styled.span`
  font-size: ${theme.text.lg};
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`;

const Track = styled.div`
  height: 1.75rem;
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.sm};
  overflow: hidden;
`;

const Bar = styled.div`
  height: 100%;
  min-width: 2px;
  background: ${theme.color.accent};
  border-radius: ${theme.radius.sm};
  @media (prefers-reduced-motion: no-preference) {
    transition: width ${theme.duration.slow} ${theme.easing.out};
  }
`;

export const FunnelBars = ({ steps }: { readonly steps: readonly StepMetrics[] }) => (
  <SectionCard title={copy.barsTitle}>
    <Steps>
      {steps.map((metrics) => (
        <FunnelStepBar key={metrics.step} metrics={metrics} />
      ))}
    </Steps>
  </SectionCard>
);

function FunnelStepBar({ metrics }: { readonly metrics: StepMetrics }) {
  const { step, visitors, previousStepVisitors, firstStepVisitors, lost } = metrics;
  const { name, meaning } = copy.steps[step];
  return (
    <Step>
      <Line>
        <span>
          <b>{name}</b> <Small>{meaning}</Small>
        </span>
        <Count title={copy.visitors(visitors)}>{formatCount(visitors)}</Count>
      </Line>
      <Track aria-hidden>
        {visitors > 0 && <Bar style={{ width: `${(visitors / firstStepVisitors) * 100}%` }} />}
      </Track>
      <Line>
        <Small>
          {previousStepVisitors !== null &&
            previousStepVisitors > 0 &&
            `${copy.ofPrevious(formatShare(visitors, previousStepVisitors))} · `}
          {copy.ofAll(formatShare(visitors, firstStepVisitors))}
          {lost !== null &&
            previousStepVisitors !== null &&
            previousStepVisitors > 0 &&
            ` · ${lost === 0 ? copy.noDropOff : copy.lost(lost, formatShare(lost, previousStepVisitors))}`}
        </Small>
        <Small>
          <StepChange metrics={metrics} />
        </Small>
      </Line>
    </Step>
  );
}

function StepChange({ metrics }: { readonly metrics: StepMetrics }) {
  const { visitors, previousPeriodVisitors } = metrics;
  if (previousPeriodVisitors === null) return null;
  const change = formatStepChange(metrics);
  if (change === null)
    return previousPeriodVisitors === 0 && visitors > 0 ? copy.change.fromNone : copy.change.same;
  return (
    <>
      <Change data-tone={visitors > previousPeriodVisitors ? 'better' : 'worse'}>{change}</Change>{' '}
      {copy.before(previousPeriodVisitors)}
    </>
  );
}
