import { readAnswerSlaStats, type AnswerSla } from '@aera/contracts';
import { callApi, useClock } from '@aera/frontend-kit';
import { Text } from '@aera/ui';
import { Deadline, formatDuration } from '@aera/ui/deadline';
import { useQuery } from '@tanstack/react-query';
import { questionsCopy } from './questions-copy.ts';

const minuteMs = 60_000;
const targetMs = 24 * 60 * minuteMs;
const copy = questionsCopy.sla;

/** How long an answer may still take; nothing once there is one. */
export function AnswerDeadline({ sla: { state, dueAt, slaRemainingMs } }: { readonly sla: AnswerSla }) {
  const minutes = useClock((date) => Math.floor(date.getTime() / minuteMs));
  if (state === 'paused')
    return (
      <Deadline left={slaRemainingMs ?? 0} total={targetMs} tone="paused">
        {copy.paused}
      </Deadline>
    );
  if (state !== 'running' || dueAt === null || minutes === null) return null;
  const left = Date.parse(dueAt) - minutes * minuteMs;
  return left > 0 ? (
    <Deadline left={left} total={targetMs} tone="calm">
      {copy.left(formatDuration(left))}
    </Deadline>
  ) : (
    <Deadline left={left} total={targetMs} tone="late">
      {copy.late(formatDuration(-left))}
    </Deadline>
  );
}

interface TypicalAnswerTimeProps {
  /** Says the promise instead, while too few answers are known to say more. */
  readonly fallbackToPromise?: boolean;
}

/** How soon answers usually come, as the server counted; nothing while it cannot say. */
export function TypicalAnswerTime({ fallbackToPromise = false }: TypicalAnswerTimeProps) {
  const { data } = useQuery({
    queryKey: [readAnswerSlaStats.path],
    queryFn: ({ signal }) => callApi(readAnswerSlaStats, { signal }),
  });
  if (!data) return null;
  const { medianMinutes, windowDays, slaHours } = data;
  if (medianMinutes === null && !fallbackToPromise) return null;
  return (
    <Text size="sm" tone="muted">
      {medianMinutes === null
        ? copy.promised(slaHours)
        : copy.usual(formatDuration(medianMinutes * minuteMs), windowDays)}
    </Text>
  );
}
