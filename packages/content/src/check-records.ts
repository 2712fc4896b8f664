import { z } from 'zod';
import type { ContentRecord } from './records.ts';

/** One readable text for each record that breaks its schema; none when all is well. */
export const checkRecords = (records: readonly ContentRecord[]): string[] =>
  records.flatMap(({ name, schema, content }) => {
    const { error } = schema.safeParse(content);
    return error ? [`${name}\n${z.prettifyError(error)}`] : [];
  });
