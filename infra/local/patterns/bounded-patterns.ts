/**
 * Patterns with super-linear or undecided matching time, and the reason why they cannot block a process: the input is short, or is the
 * user's own input in their browser. Any other pattern must be safe for any text.
 */
export const boundedPatterns: Readonly<Record<string, string>> = {
  [String.raw`/=+$/`]: 'a receipt that its holder opens in their own browser',
  [String.raw`/\/Type \/EmbeddedFile[^]*?\/Length (\d+)([^]*?)>>\nstream\n/`]:
    'a receipt that its holder opens in their own browser',
  [String.raw`/[^a-z0-9]+$/`]: 'a password, at most 200 characters',
  [String.raw`/\n\s+at |node_modules|\/src\/|SQLSTATE/`]: 'a response of the platform to its own check',
  [String.raw`/\{done\}.*\{total\}/`]: 'copy of the site, read at build',
  [String.raw`/^-+|-+$/gu`]: 'text in which every run of other characters has become one dash',
  [String.raw`/^[\s\p{P}]+|[\s.,;:!?…]+$/gu`]: 'a search, at most 1,000 characters',
  [String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]+$/`]: 'input of a form, matched in the user’s own browser',
  [String.raw`/^\s*(?:"?([^"<]*?)"?\s*<)?([^<>\s]+@[^<>\s]+?)>?\s*$/`]:
    'MAIL_FROM, a setting of the operator',
};
