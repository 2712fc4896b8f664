import { brand, toDocumentTitle } from '@aera/content/brand';
import { type NoticeSection, fullNotices } from '@aera/content/full-notices';
import { colors } from '@aera/pdf';
import { light } from '@aera/ui/palette';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderNoticePdf } from './notice-pdf.ts';

const notices = fullNotices.sections.filter(({ download }) => download);

/** Returns the text of each page in one line, with single spaces. */
async function readPdf(notice: NoticeSection) {
  const bytes = await renderNoticePdf(notice);
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const page = await pdf.getPage(at + 1);
      const { items } = await page.getTextContent();
      const text = items.map((item) => ('str' in item ? item.str || ' ' : '')).join(' ');
      return { text: text.replaceAll(/\s+/g, ' '), structure: await page.getStructTree() };
    }),
  );
  return { bytes, pdf, pages, text: pages.map(({ text }) => text).join(' ') };
}

type Node = { role?: string; children?: Node[] };
const findRoles = ({ role, children = [] }: Node): string[] => [
  ...(role ? [role] : []),
  ...children.flatMap(findRoles),
];

describe.each(notices.map((notice) => [notice.title, notice] as const))('%s as a PDF', (title, notice) => {
  // The layout of a notice takes a quarter of a second.
  let file: Awaited<ReturnType<typeof readPdf>>;
  beforeAll(async () => {
    file = await readPdf(notice);
  });

  it('declares title, language and tagging', async () => {
    const { pdf } = file;
    const { info } = await pdf.getMetadata();
    expect(info).toMatchObject({
      Title: toDocumentTitle(title),
      Language: fullNotices.document.language,
      Author: brand.jurisdiction,
    });
    expect((await pdf.getMarkInfo())?.['Marked']).toBe(true);
  });

  it('contains the full record and attributes it on each page', () => {
    const { text, pages } = file;
    const claims = [notice, ...(notice.articles ?? [])].flatMap(({ claims: all }) => all);
    for (const { text: claim } of claims) expect(text).toContain(claim);
    for (const article of notice.articles ?? []) expect(text).toContain(article.title);
    expect(text).toContain(notice.fact);
    expect(text).toContain(fullNotices.document.note);
    for (const page of pages) expect(page.text).toContain(fullNotices.document.status);
  });

  it('numbers its pages', () => {
    const { pages } = file;
    expect(pages).toHaveLength(2);
    pages.forEach(({ text }, at) => expect(text).toContain(`Page ${at + 1} of 2`));
  });

  it('has one title, a heading for each section, and no other content', () => {
    const { pages } = file;
    const roles = pages.flatMap(({ structure }) => findRoles(structure as Node));
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1);
    // The headings of the articles, the law, the attribution and the certificate.
    expect(roles.filter((role) => role === 'H2')).toHaveLength((notice.articles?.length ?? 0) + 3);
    expect(new Set(roles)).toEqual(new Set(['Root', 'Document', 'H1', 'H2', 'P']));
  });

  it('is reproducible and small', async () => {
    expect(file.bytes.equals(await renderNoticePdf(notice))).toBe(true);
    expect(file.bytes.length).toBeLessThan(40_000);
  });

  it('embeds only the glyphs in use', () => {
    const { bytes } = file;
    const fontNames = [...bytes.toString('latin1').matchAll(/\/FontName \/(\w+\+[\w-]+)/g)].map(
      ([, name]) => name,
    );
    expect(fontNames).toEqual([
      expect.stringMatching(/^[A-Z]{6}\+Marcellus/),
      expect.stringMatching(/^[A-Z]{6}\+EBGaramond/),
      expect.stringMatching(/^[A-Z]{6}\+EBGaramond-Italic/),
    ]);
  });
});

it('uses the colours of the site', () => expect(light).toMatchObject(colors));

it('exists for the three notices that have a download', () =>
  expect(notices.map(({ numeral }) => numeral)).toEqual(['VI', 'VII', 'VIII']));
