import type { FunnelStep, ResponseOf, readVisitFunnel } from '@aera/contracts';
import { formatChange, computePercentChange } from '../change.ts';

type Steps = ResponseOf<typeof readVisitFunnel>['steps'];

export interface StepMetrics {
  readonly step: FunnelStep;
  readonly visitors: number;
  /** Visitors of the previous step; null for the first. */
  readonly previousStepVisitors: number | null;
  /** Visitors of the first step. */
  readonly firstStepVisitors: number;
  /** Visitors lost since the previous step; null for the first. */
  readonly lost: number | null;
  /** Visitors in the previous period; null while loading and after a failure. */
  readonly previousPeriodVisitors: number | null;
}

export const toStepMetrics = (steps: Steps, previousPeriod: Steps | undefined): StepMetrics[] =>
  steps.map(({ step, visitors }, index) => {
    const previousStepVisitors = steps[index - 1]?.visitors ?? null;
    return {
      step,
      visitors,
      previousStepVisitors,
      firstStepVisitors: steps[0]?.visitors ?? 0,
      lost: previousStepVisitors === null ? null : previousStepVisitors - visitors,
      previousPeriodVisitors: previousPeriod?.find((one) => one.step === step)?.visitors ?? null,
    };
  });

/** Formats a change such as "+12%"; null without a comparison or a change. */
export const formatStepChange = ({
  visitors,
  previousPeriodVisitors,
}: Pick<StepMetrics, 'visitors' | 'previousPeriodVisitors'>) =>
  previousPeriodVisitors ? formatChange(computePercentChange(visitors, previousPeriodVisitors), '%') : null;
