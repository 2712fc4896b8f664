import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';

const imported = /\bfrom '([^']+)'/g;

/** All modules that the first one imports, as served to a browser, without minification. */
async function modulesFrom(url: string, seen = new Map<string, string>()): Promise<Map<string, string>> {
  if (seen.has(url)) return seen;
  const script = stripTypeScriptTypes(await readFile(fileURLToPath(url), 'utf8'), { mode: 'strip' });
  seen.set(url, script);
  for (const [, name = ''] of script.matchAll(imported))
    await modulesFrom(name.startsWith('.') ? new URL(name, url).href : import.meta.resolve(name), seen);
  return seen;
}

it('is smaller than 10 kB and runs in a browser', async () => {
  const modules = await modulesFrom(new URL('index.ts', import.meta.url).href);
  expect(modules.size).toBeGreaterThan(8);
  for (const url of modules.keys())
    expect(url).toMatch(/^file:.*\/packages\/transparency-log\/src\/(receipt|verify)\//);
  expect(brotliCompressSync([...modules.values()].join('\n')).length).toBeLessThan(10_000);
});
