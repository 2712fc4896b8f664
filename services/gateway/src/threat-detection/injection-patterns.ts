/**
 * What only text says that tries to become code, of text read carelessly. Nothing in them is repeated without an end, so that no text,
 * however long or clever, takes longer than its length says; a spec holds them to that.
 */
export const injectionPatterns: readonly RegExp[] = [
  // SQL: a condition that is always true, a second statement, a query of its own, a pause, the rest as a comment.
  /['"] ?(?:or|and) ['"(\w]{1,20} ?['"]? ?(?:=|<|>|like )/,
  /\b(?:or|and) (\d{1,9}) ?= ?\1\b/,
  /['")] ?; ?(?:drop|select|insert|update|delete|exec|shutdown|declare)\b/,
  /\bunion[ (](?:all )?\(?select\b/,
  /\b(?:pg_sleep|sleep|benchmark|extractvalue|updatexml|load_file|xp_cmdshell) ?\(/,
  /waitfor delay|information_schema|into outfile|['"]--|['"]#$/,
  // Scripts in pages.
  /<\/?(?:script|iframe|svg|img|object|embed|body|math|details|video|audio|base|link|meta|style|form)[\s/>]/,
  /\bon(?:error|load|click|mouseover|focus|toggle|animationstart|begin) ?=/,
  /(?:java|vb)script ?:|document\.cookie|srcdoc=/,
  // Templates, expressions and look-ups.
  /\$\{|\{\{|\}\}|<%|%>|#\{|%\{|\$\(/,
  // Shell commands, and files and URLs that a server would fetch.
  /[;|&`] ?(?:cat|ls|id|wget|curl|nc|bash|sh|ping|whoami|uname|nslookup|powershell|sleep) /,
  /\/etc\/(?:passwd|shadow|hosts)|\/proc\/self\/|\/bin\/(?:ba)?sh|cmd\.exe|win\.ini|boot\.ini/,
  /(?:php|file|gopher|dict|expect|jar|phar|zip|data|ldap|rmi):\/\/|169\.254\.169\.254/,
  // Prototypes, line breaks that begin a header field, and the end of strings in C.
  /__proto__|constructor[.[](?:prototype|constructor)/,
  /[\r\n] ?[a-z][a-z-]{1,30}:/,
  // oxlint-disable-next-line no-control-regex -- the character that is looked for
  /\u0000/,
];

/** Whether text, read carelessly, tries to become code. */
export const isInjectionProbe = (text: string): boolean =>
  injectionPatterns.some((pattern) => pattern.test(text));

/**
 * Normalizes input for pattern matching: lower-cases it, decodes percent-encoding twice (to catch double encoding), and collapses
 * whitespace and SQL comments. Bytes that are not UTF-8 become `U+FFFD`.
 */
export const normalizeInput = (text: string): string =>
  decoded(decoded(text.replaceAll('+', ' ')))
    .toLowerCase()
    .replaceAll('/**/', ' ')
    .replace(/[ \t\v\f]+/g, ' ');

const decoded = (text: string): string =>
  text.includes('%')
    ? Buffer.from(text.replace(/%([0-9a-f]{2})/gi, toByte), 'latin1').toString('utf8')
    : text;

const toByte = (_: string, hex: string): string => String.fromCharCode(parseInt(hex, 16));
