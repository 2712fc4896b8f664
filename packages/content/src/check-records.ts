import { z } from 'zod';
import type { ContentRecord } from './records.ts';

/** Returns a readable message for each record that violates its schema. */
export const checkRecords = (records: readonly ContentRecord[]): string[] =>
  records.flatMap(({ name, schema, content }) => {
    const { error } = schema.safeParse(content);
    return error ? [`${name}\n${z.prettifyError(error)}`] : [];
  });
