import { brand } from '@aera/content';
import { act, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { mockFetch, withProviders, renderPage } from '../../testing/render.tsx';
import { formatToday } from './notice-facts.tsx';
import { FullNoticesPage } from './full-notices.page.tsx';

const show = () => {
  mockFetch(() => new Promise(() => {}));
  renderPage(<FullNoticesPage />);
};
const section = (name: string) => screen.getByRole('region', { name });
const listItems = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the full notices', () => {
  it('show the badge, the jurisdiction, and today’s date in living time', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z') });
    show();
    expect(screen.getByText('Mandatory compliance')).toBeTruthy();
    expect(screen.getByText('Fact date').nextSibling?.textContent).toBe('Solace 1, Year 4');
    expect(screen.getByText('Jurisdiction').nextSibling?.textContent).toBe(brand.jurisdiction);
  });

  it('show the new date at midnight', () => {
    vi.useFakeTimers({ now: new Date('2026-11-21T23:59:55') });
    show();
    act(() => vi.advanceTimersByTime(10_000));
    expect(screen.getByText('Fact date').nextSibling?.textContent).toBe('Solace 2, Year 4');
  });

  it('link to eight anchored sections, numbered I to VIII', () => {
    show();
    const links = within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['ISacrosanct Declaration', '#sacrosanct-declaration'],
      ['IILegal Foundation', '#legal-foundation'],
      ['IIINotice to Government Agents', '#notice-to-government-agents'],
      ['IVData Collection Notice', '#data-collection-notice'],
      ['VEnforcement Procedures', '#enforcement-procedures'],
      ['VIKingdom Declaration', '#kingdom-declaration'],
      ['VIIMolecular Writ', '#molecular-writ'],
      ['VIIIJurisdictional Proclamation', '#jurisdictional-proclamation'],
    ]);
    for (const link of links) expect(document.querySelector(String(link.getAttribute('href')))).toBeTruthy();
  });

  it('list the collected data, its storage, and the visitor’s rights', () => {
    show();
    const lists = within(section('IV Data Collection Notice')).getAllByRole('list');
    expect(lists.map(listItems)).toEqual([
      ['IP address', 'Geographic location', 'Device info', 'Access timestamp', 'Referrer', 'Consent records'],
      [
        'Indefinite retention',
        'Access only by stewards',
        'No third-party sharing',
        'No compliance with government data requests',
      ],
      [`Request access by email: ${brand.email}`, 'Leave the site', 'Submit a rebuttal'],
    ]);
  });

  it('publish the trespass fees as the organisation’s own, and say that no court awarded them', () => {
    show();
    const { textContent } = section('V Enforcement Procedures');
    expect(textContent).toContain('Trespass fees AERA publishes');
    expect(textContent).toMatch(/per minute per agent, unknowing.*5,000,000 dollars/);
    expect(textContent).toMatch(/per second per agent, willful after notice.*5,000,000 dollars/);
    expect(textContent).toContain(
      'No court has awarded such fees, and a notice creates no debt. Filing a lien or a false claim against an officer on this basis is a crime (18 U.S.C. § 1521, and laws of many states and countries).',
    );
  });

  it('show law and public record beside each of them', () => {
    show();
    expect(screen.getAllByText('On the record')).toHaveLength(8);
  });

  it('offer only sections VI, VII and VIII as files', () => {
    show();
    const files = screen.getAllByRole('link').filter((link) => link.hasAttribute('download'));
    expect(
      files.map((link) => [link.closest('section')?.id, link.getAttribute('download'), link.textContent]),
    ).toEqual([
      ['kingdom-declaration', 'aera-kingdom-declaration.pdf', 'Download the Kingdom Declaration (PDF)'],
      ['molecular-writ', 'aera-molecular-writ.pdf', 'Download the Molecular Writ (PDF)'],
      [
        'jurisdictional-proclamation',
        'aera-jurisdictional-proclamation.pdf',
        'Download the Jurisdictional Proclamation (PDF)',
      ],
    ]);
    for (const link of files)
      expect(link.getAttribute('href')).toMatch(new RegExp(`/${link.closest('section')?.id}\\.pdf$`));
  });

  it('certify when they were published, in both calendars', () => {
    show();
    const { textContent } = section('Certificate of Publication');
    expect(textContent).toContain('July 30, 2025');
    expect(textContent).toContain('Eden 27, Year 3');
  });

  it('can be read in full before any script runs, without a date that might be wrong', () => {
    const html = renderToString(withProviders(<FullNoticesPage />));
    expect(html).toContain('Jurisdictional Proclamation');
    expect(html).toContain('Checking jurisdiction notice status...');
    expect(html).not.toMatch(/Fact date<\/dt><dd[^>]*>\w/);
  });
});

describe('the fact date', () => {
  it('is counted in UTC where the browser does not know its zone', () => {
    const format = Intl.DateTimeFormat;
    vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function zoned(
      locale?: string,
      options?: Intl.DateTimeFormatOptions,
    ) {
      if (options?.timeZone === undefined) throw new RangeError('no zone');
      return new format(locale, options);
    } as never);
    expect(formatToday(new Date('2025-07-04T00:30:00Z'))).toBe('Eden 1, Year 3');
  });
});
