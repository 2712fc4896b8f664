import type { AnswerSla } from '@aera/contracts';
import { useClock } from '@aera/frontend-kit';
import { Badge } from '@aera/ui';
import { Deadline, formatDuration } from '@aera/ui/deadline';
import { questionsCopy } from './questions-copy.ts';

const variants: Record<string, 'warning' | 'success' | 'outline'> = {
  pending: 'warning',
  reopened: 'warning',
  answered: 'success',
  needs_information: 'outline',
};

/** The state of a question; one that is not known is grey. */
export const QuestionStatus = ({ status }: { readonly status: string }) => (
  <Badge variant={variants[status] ?? 'secondary'}>{status.replaceAll('_', ' ')}</Badge>
);

const minute = 60_000;
const hour = 60 * minute;
const targetMs = 24 * hour;
const atRiskMs = 4 * hour;
const copy = questionsCopy.sla;

/** How long an answer may still take; nothing once there is one. */
export function SlaClock({ sla: { state, dueAt, slaRemainingMs } }: { readonly sla: AnswerSla }) {
  const minutes = useClock((date) => Math.floor(date.getTime() / minute));
  if (state === 'paused' && slaRemainingMs !== null)
    return (
      <Deadline left={slaRemainingMs} total={targetMs} tone="paused">
        {slaRemainingMs > 0 ? copy.paused(formatDuration(slaRemainingMs)) : copy.pausedLate}
      </Deadline>
    );
  if (state !== 'running' || dueAt === null || minutes === null) return null;
  const left = Date.parse(dueAt) - minutes * minute;
  if (left <= 0)
    return (
      <Deadline left={left} total={targetMs} tone="late">
        {copy.late(formatDuration(-left))}
      </Deadline>
    );
  return (
    <Deadline left={left} total={targetMs} tone={left <= atRiskMs ? 'soon' : 'calm'}>
      {copy.left(formatDuration(left))}
    </Deadline>
  );
}
