import { Card, Heading, Stack, theme } from '@aera/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { formatCount, formatShare } from '../../../shared/copy/format-number.ts';
import { ChangeWords } from './step-change.tsx';
import type { StepFigures } from './funnel-steps.ts';
import { funnelWords as words } from './funnel-copy.ts';

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space[5]};
  padding: 0;
  list-style-type: '';
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

/** The steps one under another, each as wide as its share of all who arrived. */
export function FunnelBars({ steps }: { readonly steps: readonly StepFigures[] }) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <Stack gap={5}>
        <Heading level={2} size="md" id={titleId}>
          {words.barsTitle}
        </Heading>
        <Steps>
          {steps.map((figures) => (
            <FunnelStepBar key={figures.step} figures={figures} />
          ))}
        </Steps>
      </Stack>
    </Card>
  );
}

function FunnelStepBar({ figures }: { readonly figures: StepFigures }) {
  const { step, visitors, previous, all, lost } = figures;
  const { name, meaning } = words.steps[step];
  return (
    <Step>
      <Line>
        <span>
          <b>{name}</b> <Small>{meaning}</Small>
        </span>
        <Count title={words.visitors(visitors)}>{formatCount(visitors)}</Count>
      </Line>
      <Track aria-hidden>{visitors > 0 && <Bar style={{ width: `${(visitors / all) * 100}%` }} />}</Track>
      <Line>
        <Small>
          {previous !== null && previous > 0 && `${words.ofPrevious(formatShare(visitors, previous))} · `}
          {words.ofAll(formatShare(visitors, all))}
          {lost !== null &&
            previous !== null &&
            previous > 0 &&
            ` · ${lost === 0 ? words.nobodyLost : words.lost(lost, formatShare(lost, previous))}`}
        </Small>
        <Small>
          <ChangeWords figures={figures} />
        </Small>
      </Line>
    </Step>
  );
}
