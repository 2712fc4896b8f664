import { type ServiceName, serviceNames } from '@aera/contracts';
import { type Input, UsageError } from './command.ts';

/** @throws UsageError */
export function requireArgument({ args }: Input, index: number, what: string): string {
  const value = args[index];
  if (value === undefined) throw new UsageError(`Name ${what}.`);
  return value;
}

/** @throws UsageError that lists the services */
export function requireService(input: Input): ServiceName {
  const name = requireArgument(input, 0, `a service: ${serviceNames.join(', ')}`);
  const found = serviceNames.find((service) => service === name);
  if (!found)
    throw new UsageError(`There is no service ${name}. The services are ${serviceNames.join(', ')}.`);
  return found;
}

/** The named service, or all without a name. */
export const selectServices = (input: Input): readonly ServiceName[] =>
  input.args.length === 0 ? serviceNames : [requireService(input)];

/** @throws UsageError */
export function parsePositiveInteger(text: string, what: string): number {
  const number = Number(text);
  if (Number.isSafeInteger(number) && number > 0) return number;
  throw new UsageError(`${text} is no ${what}: give a number.`);
}

/**
 * Returns a time as ISO 8601 in UTC.
 * @throws UsageError
 */
export function parseTime(text: string): string {
  // Without a zone, the time would be that of this machine.
  if (/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/.test(text)) {
    const time = new Date(text);
    if (!Number.isNaN(time.getTime())) return time.toISOString();
  }
  throw new UsageError(`${text} is no time: give date, time and zone, such as 2026-11-26T03:00:00Z.`);
}
