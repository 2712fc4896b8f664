import { readFile } from 'node:fs/promises';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const source = join(import.meta.dirname, '..');
/** A call with a statement: the name of a connection, possibly a row type, and text. */
const statement = /\b(?:sql|transaction|inTurn)(?:<[^;()]*>)?\(\s*[`'"]/;

it('finds statements only in the store and in what coordinates it', async () => {
  const withStatements: string[] = [];
  for (const file of globSync('**/*.ts', { cwd: source }))
    if (!/\.spec\.ts$|^testing[/\\]/.test(file) && statement.test(await readFile(join(source, file), 'utf8')))
      withStatements.push(file);
  expect(withStatements).toContain(join('store', 'postgres', 'hit-store.ts'));
  expect(withStatements).toContain(join('coordination', 'recompute-queue.ts'));
  expect(withStatements.filter((file) => !/^(store|coordination)[/\\]/.test(file))).toEqual([]);
});
