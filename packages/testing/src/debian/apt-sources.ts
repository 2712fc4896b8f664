/** A Debian archive that this machine already trusts. */
export interface AptSource {
  uri: string;
  /** Path of the keyring, if the source names one. */
  signedBy?: string;
}

/**
 * Returns the package sources of `suite` that the machine already uses: one-line (`*.list`) and deb822 (`*.sources`) entries, see
 * sources.list(5). Sources of other programs have other suites.
 */
export function parseAptSources(files: { name: string; text: string }[], suite: string): AptSource[] {
  const all = files.flatMap(({ name, text }) =>
    name.endsWith('.sources') ? parseStanzas(text) : parseLines(text),
  );
  return all.filter(({ suites, components }) => suites.includes(suite) && components.includes('main'));
}

interface Entry extends AptSource {
  suites: string[];
  components: string[];
}

function parseLines(text: string): Entry[] {
  return text.split('\n').flatMap((line) => {
    const [, options = '', uri, suite, components] =
      /^deb\s+(?:\[([^\]]*)\]\s+)?(\S+)\s+(\S+)\s+([^#]*)/.exec(line) ?? [];
    if (!uri || !suite || !components) return [];
    const signedBy = /signed-by=(\S+)/i.exec(options)?.[1];
    return [{ uri, signedBy, suites: [suite], components: splitWords(components) }];
  });
}

function parseStanzas(text: string): Entry[] {
  const plain = text.replace(/^#.*\n?/gm, '');
  return plain.split(/\n\s*\n/).flatMap((stanza) => {
    const fields = new Map(
      Array.from(stanza.matchAll(/^([\w-]+):\s*(.*)$/gm), ([, key = '', value = '']) => [
        key.toLowerCase(),
        value,
      ]),
    );
    const field = (name: string) => splitWords(fields.get(name) ?? '');
    if (!field('types').includes('deb') || field('enabled').includes('no')) return [];
    const [signedBy] = field('signed-by');
    return field('uris').map((uri) => ({
      uri,
      signedBy,
      suites: field('suites'),
      components: field('components'),
    }));
  });
}

const splitWords = (text: string): string[] => text.split(/\s+/).filter(Boolean);
