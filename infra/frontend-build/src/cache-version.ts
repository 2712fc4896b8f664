import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Changes when this package does: what was built by other rules, or checked against other facades, is no use from a cache. */
export function cacheVersion(): string {
  const hash = createHash('sha256').update(readFileSync(join(import.meta.dirname, '../package.json')));
  const files = readdirSync(import.meta.dirname, { recursive: true, withFileTypes: true });
  for (const file of files.filter((entry) => entry.isFile()))
    hash.update(file.name).update(readFileSync(join(file.parentPath, file.name)));
  return hash.digest('hex');
}
