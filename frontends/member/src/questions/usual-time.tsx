import { Text } from '@aera/ui';
import { durationWords } from '@aera/ui/deadline';
import { callApi } from '@aera/web-kit';
import { useQuery } from '@tanstack/react-query';
import { questionAddresses } from './question-addresses.ts';
import { questionsWords } from './questions-words.ts';

const { promiseFigures } = questionAddresses;
const words = questionsWords.promise;
const minute = 60_000;

/** How soon answers usually come, as the server counted; only the promise while too few are known, nothing while it cannot say. */
export function UsualTime() {
  const { data } = useQuery({
    queryKey: [promiseFigures.path],
    queryFn: ({ signal }) => callApi(promiseFigures, { signal }),
  });
  if (!data) return null;
  const { medianMinutes, windowDays, promisedHours } = data;
  return (
    <Text size="sm" tone="muted">
      {medianMinutes === null
        ? words.promised(promisedHours)
        : words.usual(durationWords(medianMinutes * minute), windowDays)}
    </Text>
  );
}
