const words = new Set(['by', 'without', 'on', 'ignoring', 'and', 'or', 'unless', 'bool', 'offset']);

/** Returns the metrics and labels of a PromQL expression. Supports the syntax used in `infra/monitoring`, not all of PromQL. */
export function parsePromQlNames(expr: string): { metrics: string[]; labels: string[] } {
  const labels = new Set<string>();
  const plain = expr
    .replaceAll(/"[^"]*"/g, '""')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\(([^)]*)\)/g, (_, list: string) => {
      for (const label of list.split(',')) labels.add(label.trim());
      return ' ';
    })
    .replaceAll(/\{([^}]*)\}/g, (_, matchers: string) => {
      for (const [, label] of matchers.matchAll(/(\w+)\s*(?:=~|!~|!=|=)/g)) labels.add(label ?? '');
      return ' ';
    })
    .replaceAll(/\[[^\]]*\]/g, ' ');
  const metrics = new Set(
    Array.from(plain.matchAll(/\b([a-zA-Z_:][\w:]*)\b(?!\s*\()/g), ([, name]) => name ?? '').filter(
      (name) => !words.has(name),
    ),
  );
  return { metrics: [...metrics], labels: [...labels] };
}

/** Labels that Prometheus adds to every scraped metric. */
const scraped = ['job', 'instance'];

/** Metrics of the exporters beside the platform, and the labels that alerts use. */
const exported: Readonly<Record<string, readonly string[]>> = {
  pg_up: [],
  cnpg_collector_up: [],
  probe_success: [],
  node_filesystem_avail_bytes: ['fstype', 'mountpoint'],
  node_filesystem_size_bytes: ['fstype', 'mountpoint'],
};

/** Returns the metrics of expositions and of the exporters, and the labels of each. */
export function parseExposition(texts: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const exposed = new Map<string, Set<string>>([['up', new Set([...scraped, 'process'])]]);
  for (const [name, labels] of Object.entries(exported)) exposed.set(name, new Set([...scraped, ...labels]));
  const of = (name: string) => {
    const known = exposed.get(name) ?? new Set(scraped);
    exposed.set(name, known);
    return known;
  };
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    // A metric without values has a TYPE line only.
    const [, declared, kind] = /^# TYPE (\S+) (\S+)/.exec(line) ?? [];
    if (declared && kind === 'gauge') of(declared).add('service').add('name');
    const [, name, labels = ''] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
    if (!name) continue;
    for (const [, label] of labels.matchAll(/(\w+)="/g)) of(name).add(label ?? '');
    of(name);
  }
  return exposed;
}
