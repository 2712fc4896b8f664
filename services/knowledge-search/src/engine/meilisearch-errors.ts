import { MeilisearchApiError } from 'meilisearch';

/** Answers a value in place of the server's error of one code. */
export const instead =
  <T>(code: string, value: T) =>
  (error: unknown): T => {
    if (error instanceof MeilisearchApiError && error.cause?.code === code) return value;
    throw error;
  };

/** An index learns its fields from its first document; until then it can be asked for none of them. */
export const whileEmpty = <T>(value: T) => instead('invalid_search_attributes_to_search_on', value);
