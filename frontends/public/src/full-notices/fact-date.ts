import { formatAeraTimestamp } from '@aera/living-time';

/** Today in living time, as the visitor counts days; in UTC where the browser does not know its zone. */
export function factDate(now: Date): string {
  try {
    return formatAeraTimestamp(now);
  } catch {
    return formatAeraTimestamp(now, 'UTC');
  }
}
