import { brand, frameworkBadges } from '@aera/content';
import { privacyPolicy } from '@aera/content/privacy-policy';
import { deviceCookie, pinCookie, sessionCookie, visitorCookie } from '@aera/contracts';
import { storageKeys } from '@aera/frontend-kit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { withProviders, renderPage } from '../../testing/render.tsx';
import { PrivacyPage } from './privacy.page.tsx';
import { TermsPage } from './terms.page.tsx';

const contents = () => within(screen.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
const section = (name: string) => screen.getByRole('region', { name }).textContent;

describe.each([
  [
    'Privacy Policy',
    PrivacyPage,
    [
      'What we collect',
      'Cookies and browser storage',
      'How we use it',
      'Text messages',
      'Sharing',
      'How long we keep it',
      'Security',
      'Your rights',
      'Contact',
    ],
  ],
  [
    'Terms of Service',
    TermsPage,
    [
      'Agreement',
      'Services',
      'Your responsibilities',
      'No legal advice',
      'Payments',
      'Limitations',
      'Termination',
      'Contact',
    ],
  ],
])('the page %s', (title, Page, sections) => {
  it('shows when it was last updated', () => {
    renderPage(<Page />);
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(screen.getByText('Last updated July 30th 2025')).toBeTruthy();
  });

  it('lists its sections and links to each', () => {
    renderPage(<Page />);
    expect(contents().map(({ textContent }) => textContent)).toEqual(sections);
    for (const link of contents()) {
      const target = document.querySelector(String(link.getAttribute('href')));
      expect(target?.querySelector('h2')?.textContent).toBe(link.textContent);
    }
  });

  it('can be read before any script runs', () => {
    const html = renderToString(withProviders(<Page />));
    for (const name of sections) expect(html).toContain(name);
  });
});

describe('the contents of a long page', () => {
  it('mark the section at the reading line', async () => {
    renderPage(<PrivacyPage />);
    const tops = (passed: number) =>
      vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function top(this: Element) {
        const at = privacyPolicy.sections.findIndex(({ anchor }) => anchor === this.id);
        return { top: at < passed ? -1 : 10_000 } as DOMRect;
      });
    const scrolled = async (passed: number) => {
      tops(passed);
      await act(async () => {
        fireEvent.scroll(window);
        await new Promise(requestAnimationFrame);
      });
      return contents()
        .filter((link) => link.getAttribute('aria-current') === 'location')
        .map(({ textContent }) => textContent);
    };
    expect(await scrolled(0)).toEqual([]);
    expect(await scrolled(1)).toEqual(['What we collect']);
    expect(await scrolled(7)).toEqual(['Security']);
  });
});

describe('the privacy policy', () => {
  it('names everything that the site stores in a browser', () => {
    renderPage(<PrivacyPage />);
    const named = section('Cookies and browser storage');
    const kept = [sessionCookie, visitorCookie, deviceCookie, pinCookie, ...Object.values(storageKeys)];
    expect(kept.filter((name) => !named?.includes(name))).toEqual([]);
  });

  it('links from the rights to the pages where they are exercised', () => {
    renderPage(<PrivacyPage />);
    const rights = within(screen.getByRole('region', { name: 'Your rights' }));
    expect(rights.getByRole('link', { name: 'See your data' }).getAttribute('href')).toBe('/your-data');
    for (const right of ['see every', 'download a receipt', 'withdraw', 'erase'])
      expect(rights.getAllByText(new RegExp(`^${right}`)).length).toBeGreaterThan(0);
  });

  it('describes how to end text messages', () => {
    renderPage(<PrivacyPage />);
    expect(section('Text messages')).toMatch(
      /To stop them, reply STOP or UNSUBSCRIBE to any message\. You’ll get one last message to confirm, and no more\. Your carrier may charge for messages\. We never pass on your number, or your consent to messages, to anyone for marketing\./,
    );
  });

  it('has the anchor of the footer badges, and claims no certificate there', () => {
    renderPage(<PrivacyPage />);
    const anchors = new Set(frameworkBadges.map(({ details }) => details.anchor));
    expect([...anchors]).toEqual(['security']);
    const { textContent } = document.getElementById('security') as HTMLElement;
    for (const { name } of frameworkBadges) expect(textContent).toContain(name);
    expect(textContent).toContain('This is a self-assessment. No one has audited or certified it');
  });

  it('names a contact', () => {
    renderPage(<PrivacyPage />);
    expect(section('Contact')).toContain(brand.email);
    expect(section('Contact')).toContain(brand.phone);
  });
});

describe('the terms of service', () => {
  it('state when payment is due, and the refund terms', () => {
    renderPage(<TermsPage />);
    const payments = section('Payments');
    expect(payments).toContain('You pay before the service');
    expect(payments).toContain('Sales are final unless stated otherwise');
    expect(payments).toContain('We consider refunds case by case. Email us and tell us what happened.');
  });

  it('give no legal advice', () => {
    renderPage(<TermsPage />);
    expect(section('No legal advice')).toContain('We are not a law firm');
  });
});
