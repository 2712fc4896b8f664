import { readAnswerSlaStats, type AnswerSla } from '@aera/contracts';
import { callApi, useClock } from '@aera/frontend-kit';
import { MutedText } from '@aera/ui';
import { Deadline, formatDuration } from '@aera/ui/deadline';
import { useQuery } from '@tanstack/react-query';
import { questionsCopy } from './questions-copy.ts';

const minuteMs = 60_000;
/** Scale of the bar: the answer time of the specification. */
const slaMs = 24 * 60 * minuteMs;
const copy = questionsCopy.sla;

/** Time left to answer a question; nothing once it is answered. */
export function AnswerDeadline({ sla: { state, dueAt, slaRemainingMs } }: { readonly sla: AnswerSla }) {
  const currentMinute = useClock((date) => Math.floor(date.getTime() / minuteMs));
  if (state === 'paused')
    return (
      <Deadline left={slaRemainingMs ?? 0} total={slaMs} tone="paused">
        {copy.paused}
      </Deadline>
    );
  if (state !== 'running' || dueAt === null || currentMinute === null) return null;
  const remainingMs = Date.parse(dueAt) - currentMinute * minuteMs;
  return remainingMs > 0 ? (
    <Deadline left={remainingMs} total={slaMs} tone="calm">
      {copy.left(formatDuration(remainingMs))}
    </Deadline>
  ) : (
    <Deadline left={remainingMs} total={slaMs} tone="late">
      {copy.late(formatDuration(-remainingMs))}
    </Deadline>
  );
}

interface TypicalAnswerTimeProps {
  /** Without enough answers for a median, shows the answer time of the SLA. */
  readonly fallbackToSla?: boolean;
}

/** Median answer time from the server; nothing while it is unknown. */
export function TypicalAnswerTime({ fallbackToSla = false }: TypicalAnswerTimeProps) {
  const { data } = useQuery({
    queryKey: [readAnswerSlaStats.path],
    queryFn: ({ signal }) => callApi(readAnswerSlaStats, { signal }),
  });
  if (!data) return null;
  const { medianMinutes, windowDays, slaHours } = data;
  if (medianMinutes === null && !fallbackToSla) return null;
  return (
    <MutedText>
      {medianMinutes === null
        ? copy.promised(slaHours)
        : copy.usual(formatDuration(medianMinutes * minuteMs), windowDays)}
    </MutedText>
  );
}
