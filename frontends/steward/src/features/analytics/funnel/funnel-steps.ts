import type { FunnelStep, ResponseOf, visitFunnel } from '@aera/contracts';

type Steps = ResponseOf<typeof visitFunnel>['steps'];

/** One step with what follows from its neighbours and from the period before. */
export interface StepFigures {
  readonly step: FunnelStep;
  readonly visitors: number;
  /** Visitors of the step before; null of the first. */
  readonly previous: number | null;
  /** Visitors of the first step. */
  readonly all: number;
  /** Who took the step before and not this one; null of the first. */
  readonly lost: number | null;
  /** Visitors in the period before; null while they are not known. */
  readonly before: number | null;
}

export const figuresOf = (steps: Steps, before: Steps | undefined): StepFigures[] =>
  steps.map(({ step, visitors }, at) => {
    const previous = steps[at - 1]?.visitors ?? null;
    return {
      step,
      visitors,
      previous,
      all: steps[0]?.visitors ?? 0,
      lost: previous === null ? null : previous - visitors,
      before: before?.find((one) => one.step === step)?.visitors ?? null,
    };
  });

const percent = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** By how much it is more or less than before, "+12%"; null where there is nothing to say it by. */
export function changeOf({ visitors, before }: Pick<StepFigures, 'visitors' | 'before'>): string | null {
  if (before === null || before === 0 || visitors === before) return null;
  const amount = ((visitors - before) / before) * 100;
  return `${amount > 0 ? '+' : '−'}${percent.format(Math.abs(amount))}%`;
}
