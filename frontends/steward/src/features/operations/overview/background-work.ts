import type { OperationsOverview } from '@aera/contracts';
import { formatClock, formatDate } from '../../../shared/copy/format-date.ts';
import { spanWords } from '../operations-copy.ts';
import { overviewWords as words } from './overview-copy.ts';

type Worker = OperationsOverview['workers'][number];

/** Background work of a service, as the page shows it. */
export interface BackgroundWork {
  readonly name: string;
  readonly isFailing: boolean;
  readonly state: string;
  readonly lastSuccess: string;
  readonly error: string | null;
}

/** The background work of a service at the moment of the reading, what fails first. */
export function backgroundWorkOf({
  workers,
  at,
}: Pick<OperationsOverview, 'workers' | 'at'>): BackgroundWork[] {
  const work = workers.map((worker): BackgroundWork => {
    const { name, state, lastSuccessAt, error } = worker;
    return {
      name,
      isFailing: state === 'failing',
      state: stateOf(worker, at),
      lastSuccess: lastSuccessAt === null ? words.unknown : agoWords(secondsBetween(lastSuccessAt, at)),
      error,
    };
  });
  return work.toSorted((a, b) => Number(b.isFailing) - Number(a.isFailing));
}

const secondsBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 1000;

const agoWords = (seconds: number): string => (seconds < 2 ? words.justNow : words.ago(spanWords(seconds)));

const day = 24 * 60 * 60;

function stateOf({ state, lastSuccessAt, failures, failingSince, nextTryAt }: Worker, at: string): string {
  if (state === 'running') return words.atWork;
  if (failingSince === null) return lastSuccessAt === null ? words.notBegun : words.upToDate;
  const since = secondsBetween(failingSince, at) < day ? formatClock(failingSince) : formatDate(failingSince);
  const wait = nextTryAt === null ? 0 : secondsBetween(at, nextTryAt);
  return words.failing(since, failures, wait > 0 ? words.nextTry(spanWords(wait)) : words.tryingNow);
}
