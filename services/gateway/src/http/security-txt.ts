import type { GeneratedDocument } from './send-document.ts';

/** Days for which the words are good from when they are read; RFC 9116 asks for less than a year. */
const validForDays = 180;
const day = 86_400_000;

/** Where to tell of a weakness (RFC 9116). */
export function securityTxt(email: string, origin: string, now: Date): GeneratedDocument {
  // Whole days, so that the file is the same for all clients on one day.
  const until = new Date((Math.floor(now.getTime() / day) + validForDays) * day);
  const lines = [
    `Contact: mailto:${email}`,
    `Expires: ${until.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return { status: 200, type: 'text/plain; charset=utf-8', body: `${lines.join('\n')}\n` };
}
