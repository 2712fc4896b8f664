import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { claim } from './claim.ts';
import { checkRecords } from './check-records.ts';
import { brand, brandKey, frameworkBadges, legalLinks, menu, portalPath, quickLinks } from './index.ts';
import { noticeHash } from './notice-hash.ts';
import { noticeLines } from './notice-lines.ts';
import { home } from './pages/home.ts';
import { records } from './records.ts';
import { Claim } from './schema/claim.ts';
import { Home } from './schema/home.ts';
import { PageMeta } from './schema/page-meta.ts';

describe('content', () => {
  it.each(records)('$name satisfies its schema', (record) => expect(checkRecords([record])).toEqual([]));

  it('gives each page a unique title and description', () => {
    const metas = records.flatMap(
      ({ content }) => PageMeta.safeParse((content as { meta?: unknown }).meta).data ?? [],
    );
    expect(metas.length).toBeGreaterThan(15);
    for (const part of ['title', 'description'] as const)
      expect(new Set(metas.map((meta) => meta[part])).size).toBe(metas.length);
  });

  it('has no markup', () =>
    expect(JSON.stringify(records.map(({ content }) => content))).not.toMatch(/<\/?[a-z]/i));
});

it('the notice hash is the hash of the notice text, so a changed text asks visitors again', () =>
  expect(noticeHash).toBe(createHash('sha256').update(noticeLines.join('\n')).digest('hex')));

describe('the check', () => {
  it('names the record and the field', () => {
    const content = { ...home, steps: home.steps.slice(1), meta: { ...home.meta, title: '' } };
    const [problem] = checkRecords([{ name: 'home', schema: Home, content }]);
    expect(problem).toMatch(/^home\n/);
    expect(problem).toContain('meta.title');
    expect(problem).toContain('steps');
  });

  it('rejects a claim without a named source', () => {
    expect(Claim.safeParse(claim('Silence is agreement.')).success).toBe(false);
    expect(Claim.safeParse(claim('The organisation states that silence is agreement.')).success).toBe(true);
  });

  it('refuses sections in another order', () =>
    expect(Home.safeParse({ ...home, sections: home.sections.toReversed() }).success).toBe(false));
});

describe('the brand', () => {
  it('names storage keys and the portal', () => {
    expect(brandKey('jurisdiction-acknowledged')).toBe('aera-jurisdiction-acknowledged');
    expect(portalPath).toBe('/aera-sacrosanct-stewards');
  });

  it('uses reserved example domains', () => {
    const hosts = [brand.bookingUrl, brand.contactFormUrl].map((url) => new URL(url).hostname);
    expect([...hosts, brand.email].filter((host) => !host.endsWith('.example'))).toEqual([]);
    expect(brand.phone).toMatch(/555 01\d\d$/);
  });
});

describe('navigation', () => {
  const paths = ['/home', '/how', '/authority-sales', '/us-vs-them', '/trusts', '/full-notices', '/contact'];

  it('lists the pages in order', () => {
    expect(menu.map(({ path }) => path)).toEqual(paths);
    expect(quickLinks.map(({ path }) => path)).toEqual(paths);
  });

  it('ends with the legal pages', () =>
    expect(legalLinks.map(({ path }) => path)).toEqual([
      '/privacy-policy',
      '/terms-of-service',
      '/full-notices',
    ]));

  it('marks only the full notices as always enabled', () =>
    expect(quickLinks.filter(({ mark }) => mark).map(({ path, mark }) => [path, mark])).toEqual([
      ['/full-notices', 'always enabled'],
    ]));

  it('claims no certificate', () =>
    expect(frameworkBadges.map(({ name, label }) => `${name} ${label}`)).toEqual([
      'SOC 2 self-assessed',
      'NIST CSF self-assessed',
      'FedRAMP self-assessed',
      'DoD STIG self-assessed',
    ]));
});

describe('the landing story', () => {
  it('links each button as specified', () =>
    expect(home.sections.flatMap(({ actions }) => actions)).toEqual([
      { label: 'Reveal The Truth', to: { kind: 'section', index: 1 } },
      { label: 'I Need to Learn More', to: { kind: 'route', path: '/about' } },
      { label: 'Show Me My Divine Authority', to: { kind: 'section', index: 2 } },
      { label: 'See How AERA Established This Authority', to: { kind: 'section', index: 3 } },
      { label: 'See Real Protection Stories', to: { kind: 'section', index: 4 } },
      { label: 'Start Your Journey Now', to: { kind: 'section', index: 5 } },
      { label: 'Begin Your Awakening', to: { kind: 'route', path: '/about' } },
      { label: 'Get Protection Now', to: { kind: 'route', path: '/trusts' } },
    ]));

  it('ends in four steps', () =>
    expect(home.steps.map(({ title, path }) => [title, path])).toEqual([
      ['Learn the Foundation', '/about'],
      ['See How It Works', '/how'],
      ['Establish Protection', '/trusts'],
      ['Legal Safeguards', '/legal-protection'],
    ]));
});
