import { isApiError } from '@aera/frontend-kit';

export type Errors<Name extends string> = Partial<Record<Name, string>>;

/** What the server said about single fields in its problem document, as sentences; empty when it named none that the form has. */
export function refusedFields<Name extends string>(error: unknown, names: readonly Name[]): Errors<Name> {
  const named = isApiError(error) ? (error.problem?.errors ?? []) : [];
  const errors: Errors<Name> = {};
  for (const { field, message } of named) {
    const name = names.find((name) => name === field.replace(/^body[./]/, ''));
    if (name) errors[name] ??= sentence(message);
  }
  return errors;
}

const sentence = (message: string): string =>
  `${message.charAt(0).toUpperCase()}${message.slice(1)}${/[.!?]$/.test(message) ? '' : '.'}`;
