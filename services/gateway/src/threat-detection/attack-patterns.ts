/** Match injection attempts in normalized input. No pattern has an unbounded repetition, so matching takes linear time (see the spec). */
export const injectionPatterns: readonly RegExp[] = [
  // SQL: tautologies, stacked statements, subqueries, delays, comments.
  /['"] ?(?:or|and) ['"(\w]{1,20} ?['"]? ?(?:=|<|>|like )/,
  /\b(?:or|and) (\d{1,9}) ?= ?\1\b/,
  /['")] ?; ?(?:drop|select|insert|update|delete|exec|shutdown|declare)\b/,
  // Only after the end of a value: a union may also select a committee.
  /(?:['"`)\d;/]|\b(?:true|false|null)) ?union[ (](?:all )?\(?select\b/,
  /\b(?:pg_sleep|sleep|benchmark|extractvalue|updatexml|load_file|xp_cmdshell) ?\(/,
  /waitfor delay|information_schema|into outfile|['"]--|['"]#$/,
  // Scripts in HTML.
  /<\/?(?:script|iframe|svg|img|object|embed|body|math|details|video|audio|base|link|meta|style|form)[\s/>]/,
  /\bon(?:error|load|click|mouseover|focus|toggle|animationstart|begin) ?=/,
  /(?:java|vb)script ?:|document\.cookie|srcdoc=/,
  // Templates, expressions and JNDI lookups.
  /\$\{|\{\{|\}\}|<%|%>|#\{|%\{|\$\(/,
  // Shell commands, and files and URLs that a server would fetch. Commands that are also words need an argument of a shell.
  /[;|&`] ?(?:(?:ls|wget|curl|bash|sh|whoami|uname|nslookup|powershell) |(?:cat|id) [-/.$;|&>]|nc (?:-[a-z]|\$)|(?:ping|sleep) [-\d$]|(?:cat|nc|ping) [\w/-]{1,63}\.\w)/,
  /\/etc\/(?:passwd|shadow|hosts)|\/proc\/self\/|\/bin\/(?:ba)?sh|cmd\.exe|win\.ini|boot\.ini/,
  /(?:php|file|gopher|dict|expect|jar|phar|zip|data|ldap|rmi):\/\/|169\.254\.169\.254/,
  // Prototype pollution, header injection by line breaks, and null bytes.
  /__proto__|constructor[.[](?:prototype|constructor)/,
  /[\r\n] ?[a-z][a-z-]{1,30}:/,
  // oxlint-disable-next-line no-control-regex -- the character that is looked for
  /\u0000/,
];

export const isInjectionProbe = (text: string): boolean =>
  injectionPatterns.some((pattern) => pattern.test(text));

/**
 * Normalizes input for pattern matching: lower-cases it, decodes percent-encoding twice (to catch double encoding), and collapses
 * whitespace and SQL comments. Bytes that are not UTF-8 become `U+FFFD`.
 */
export const normalizeInput = (text: string): string =>
  decodePercent(decodePercent(text.replaceAll('+', ' ')))
    .toLowerCase()
    .replaceAll('/**/', ' ')
    .replace(/[ \t\v\f]+/g, ' ');

const decodePercent = (text: string): string =>
  text.includes('%')
    ? Buffer.from(text.replace(/%([0-9a-f]{2})/gi, toByte), 'latin1').toString('utf8')
    : text;

const toByte = (_: string, hex: string): string => String.fromCharCode(parseInt(hex, 16));

/** First segments of paths that scanners request, and that this site never had. */
const scannerPathSegments = new Set(
  `_ignition _profiler _wpeprivate actuator adminer adminer.php api-docs app_dev.php autodiscover boaform cgi-bin cpanel
  druid drupal eval-stdin.php fckeditor geoserver goform graphql hnap1 hudson invoker jenkins jmx-console joomla magento manager
  metabase mysql mysqladmin owa phpinfo phpmyadmin pma portainer remote server-info server-status setup.cgi solr struts
  swagger swagger-ui swagger-ui.html telescope typo3 vendor v2 web-console web-inf webdav weblogic wordpress wp wp-admin
  wp-content wp-includes wp-json wp-login xmlrpc`.split(/\s+/),
);

/** Extensions of files that this site never serves: programs, backups, keys, settings, archives. */
const scannerExtensions = new Set(
  `asp aspx ashx asmx bak backup cfg cfm cgi conf config do dll env exe gz ini jar jsp jspx key log old orig p12 pem pfx php
  php3 php5 php7 phtml pl ps1 rar save sh sql sqlite swp tar tgz toml war yaml yml zip 7z`.split(/\s+/),
);

export function isScannerPath(path: string): boolean {
  const segments = path.split('/').filter((segment) => segment !== '' && segment !== '.' && segment !== '..');
  if (scannerPathSegments.has(segments[0] ?? '')) return true;
  // Hidden files and folders, except `.well-known` (RFC 8615).
  if (
    segments.some((segment, index) => segment.startsWith('.') && !(index === 0 && segment === '.well-known'))
  )
    return true;
  const last = segments.at(-1) ?? '';
  const dot = last.lastIndexOf('.');
  return dot >= 0 && scannerExtensions.has(last.slice(dot + 1));
}

export const isTraversal = (text: string): boolean => /(?:^|[/\\=])\.\.(?:[/\\;]|$)/.test(text);
