import type { Sql } from '@aera/event-store';
import type { NodePlace, ReadNodes } from '../index.ts';

/** Reads nodes of a log from its table, however many, by one statement. @throws when one is missing: the log is not whole. */
export const createNodeReader =
  (sql: Sql, table: string): ReadNodes =>
  async (places) => {
    const rows = await sql<{ level: number; index: number; hash: Buffer }>(
      `select level, index, hash from "${table}"
       join (select distinct level, index from jsonb_to_recordset($1::jsonb) as r (level smallint, index bigint)) wanted
       using (level, index)`,
      [JSON.stringify(places)],
    );
    const found = new Map(rows.map((row) => [keyOf(row), row.hash]));
    return places.map((place) => {
      const hash = found.get(keyOf(place));
      if (!hash) throw new Error(`Node ${keyOf(place)} of ${table} is missing.`);
      return hash;
    });
  };

const keyOf = ({ level, index }: NodePlace): string => `${level}/${index}`;
