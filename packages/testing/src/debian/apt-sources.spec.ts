import { describe, expect, it } from 'vitest';
import { parseAptSources } from './apt-sources.ts';

const keyring = '/usr/share/keyrings/debian-archive-keyring.gpg';

describe('aptSources', () => {
  it('reads deb822 stanzas of the suite, with their keyring', () => {
    const text = `Types: deb deb-src
# a comment
URIs: http://mirror.example/debian
Suites: bookworm bookworm-updates
Components: main contrib
Signed-By: ${keyring}

Types: deb
URIs: http://mirror.example/debian-security
Suites: bookworm-security
Components: main
`;
    expect(parseAptSources([{ name: 'debian.sources', text }], 'bookworm')).toMatchObject([
      { uri: 'http://mirror.example/debian', signedBy: keyring },
    ]);
  });

  it('reads one-line entries, with and without options', () => {
    const text = [
      'deb http://mirror.example/debian bookworm main # ours',
      `deb [arch=amd64 signed-by=${keyring}] http://other.example/debian bookworm main contrib`,
      'deb-src http://mirror.example/debian bookworm main',
      '# deb http://old.example/debian bookworm main',
    ].join('\n');
    expect(parseAptSources([{ name: 'sources.list', text }], 'bookworm')).toMatchObject([
      { uri: 'http://mirror.example/debian', signedBy: undefined },
      { uri: 'http://other.example/debian', signedBy: keyring },
    ]);
  });

  it('skips disabled entries and archives of other programs', () => {
    const text = `Enabled: no
Types: deb
URIs: http://mirror.example/debian
Suites: bookworm
Components: main

Types: deb
URIs: http://packages.example/node
Suites: nodistro
Components: main
`;
    expect(parseAptSources([{ name: 'a.sources', text }], 'bookworm')).toEqual([]);
  });
});
