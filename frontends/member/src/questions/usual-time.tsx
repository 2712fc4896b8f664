import { promiseFigures } from '@aera/contracts';
import { Text } from '@aera/ui';
import { durationWords } from '@aera/ui/deadline';
import { callApi } from '@aera/frontend-kit';
import { useQuery } from '@tanstack/react-query';
import { questionsWords } from './questions-words.ts';
const words = questionsWords.promise;
const minute = 60_000;

export interface UsualTimeProps {
  /** Says the promise instead, while too few answers are known to say more. */
  readonly orPromise?: boolean;
}

/** How soon answers usually come, as the server counted; nothing while it cannot say. */
export function UsualTime({ orPromise = false }: UsualTimeProps) {
  const { data } = useQuery({
    queryKey: [promiseFigures.path],
    queryFn: ({ signal }) => callApi(promiseFigures, { signal }),
  });
  if (!data) return null;
  const { medianMinutes, windowDays, promisedHours } = data;
  if (medianMinutes === null && !orPromise) return null;
  return (
    <Text size="sm" tone="muted">
      {medianMinutes === null
        ? words.promised(promisedHours)
        : words.usual(durationWords(medianMinutes * minute), windowDays)}
    </Text>
  );
}
