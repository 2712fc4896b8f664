import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Code, HTTP status and message of a rejection, as a client sees them. */
export type RejectionRow = readonly [code: string, status: number, message: string];

const thrown = /(?:new DomainError|\brefuse)\(\s*'([a-z-]+)',\s*(?:'([^']*)'|`([^`]*)`)/g;
const listed = /'([a-z-]+)': (\d{3})\b/g;

/** Reads from the sources of a package what it rejects: the statuses it lists, and a pattern of each message it writes. */
export function sourceRejections(directory: string) {
  const statuses: Record<string, number> = {};
  const written: { code: string; pattern: RegExp }[] = [];
  let all = '';
  for (const file of globSync('**/*.ts', { cwd: directory })) {
    if (file.endsWith('.spec.ts')) continue;
    const text = readFileSync(join(directory, file), 'utf8');
    all += text;
    for (const [, code = '', status] of text.matchAll(listed)) statuses[code] = Number(status);
    for (const [, code = '', plain, template] of text.matchAll(thrown))
      written.push({ code, pattern: patternOf(plain ?? template ?? '') });
  }
  return { statuses, written, says: (text: string) => all.includes(text) };
}

/** Values in a template match anything. */
const patternOf = (message: string): RegExp =>
  new RegExp(
    `^${message
      .split(/\$\{[^}]*(?:\}|$)/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.*')}`,
  );
