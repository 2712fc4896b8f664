import type { AnswerSla } from '@aera/contracts';
import { useClock } from '@aera/frontend-kit';
import { Badge } from '@aera/ui';
import { Deadline, formatDuration } from '@aera/ui/deadline';
import { questionsCopy } from './questions-copy.ts';

/** Badge variants; other statuses are grey. */
const variants: Record<string, 'warning' | 'success'> = { pending: 'warning', answered: 'success' };

/** The status of a question. */
export const QuestionStatus = ({ status }: { readonly status: string }) => (
  <Badge variant={variants[status] ?? 'secondary'}>{questionsCopy.statuses[status] ?? status}</Badge>
);

const minuteMs = 60_000;
const targetMs = 24 * 60 * minuteMs;
const atRiskMs = 4 * 60 * minuteMs;
const copy = questionsCopy.sla;

/** Time until the answer is due; empty once it is answered. */
export function SlaClock({ sla: { state, dueAt, slaRemainingMs } }: { readonly sla: AnswerSla }) {
  const minutes = useClock((date) => Math.floor(date.getTime() / minuteMs));
  if (state === 'paused' && slaRemainingMs !== null)
    return (
      <Deadline left={slaRemainingMs} total={targetMs} tone="paused">
        {slaRemainingMs > 0 ? copy.paused(formatDuration(slaRemainingMs)) : copy.pausedOverdue}
      </Deadline>
    );
  if (state !== 'running' || dueAt === null || minutes === null) return null;
  const left = Date.parse(dueAt) - minutes * minuteMs;
  if (left <= 0)
    return (
      <Deadline left={left} total={targetMs} tone="late">
        {copy.overdueBy(formatDuration(-left))}
      </Deadline>
    );
  return (
    <Deadline left={left} total={targetMs} tone={left <= atRiskMs ? 'soon' : 'calm'}>
      {copy.dueIn(formatDuration(left))}
    </Deadline>
  );
}
