import type { FunnelStep, ResponseOf, readVisitFunnel } from '@aera/contracts';
import { formatChange, computePercentChange } from '../change.ts';

type Steps = ResponseOf<typeof readVisitFunnel>['steps'];

export interface StepMetrics {
  readonly step: FunnelStep;
  readonly visitors: number;
  /** Visitors of the previous step; null for the first. */
  readonly previous: number | null;
  /** Visitors of the first step. */
  readonly all: number;
  /** Visitors lost since the previous step; null for the first. */
  readonly lost: number | null;
  /** Visitors in the previous period; null while loading and after a failure. */
  readonly before: number | null;
}

export const toStepMetrics = (steps: Steps, before: Steps | undefined): StepMetrics[] =>
  steps.map(({ step, visitors }, index) => {
    const previous = steps[index - 1]?.visitors ?? null;
    return {
      step,
      visitors,
      previous,
      all: steps[0]?.visitors ?? 0,
      lost: previous === null ? null : previous - visitors,
      before: before?.find((one) => one.step === step)?.visitors ?? null,
    };
  });

/** Formats a change such as "+12%"; null without a comparison or a change. */
export const formatStepChange = ({ visitors, before }: Pick<StepMetrics, 'visitors' | 'before'>) =>
  before ? formatChange(computePercentChange(visitors, before), '%') : null;
