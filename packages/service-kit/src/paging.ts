import type { z } from 'zod';
import { HttpProblem } from './http/http-problem.ts';

/** Format of opaque page cursors: values of a schema as JSON in base64url. */
export interface CursorFormat<Values> {
  format(values: Values): string;
  /** @throws HttpProblem 400 for a text that `format` did not return */
  parse(text: string): Values;
}

export const createCursorFormat = <Values>(schema: z.ZodType<Values>): CursorFormat<Values> => ({
  format: (values) => Buffer.from(JSON.stringify(values)).toString('base64url'),
  parse(text) {
    const parsed = schema.safeParse(parseJson(Buffer.from(text, 'base64url').toString()));
    if (!parsed.success) throw invalidCursorError();
    return parsed.data;
  },
});

/** For a cursor that does not fit its list. */
export const invalidCursorError = (): HttpProblem =>
  new HttpProblem(400, 'cursor: is not valid', {
    code: 'invalid-request',
    extensions: { errors: [{ field: 'cursor', message: 'is not valid' }] },
  });

/** Escapes the wildcards of a `LIKE` pattern. */
export const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
