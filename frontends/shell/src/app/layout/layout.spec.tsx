import { brand } from '@aera/content';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { resizeTo, setUpFakeBrowser } from '../../testing/browser.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { DualDate } from './dual-date.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ScrollProgress } from './scroll-progress.tsx';

setUpFakeBrowser();

const scroll = async (top: number, pageHeight: number) => {
  resizeTo(1440, 1000);
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(pageHeight);
  vi.stubGlobal('scrollY', top);
  await act(async () => {
    window.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
};

describe('the navigation bar', () => {
  it('turns to glass past 100 px', async () => {
    renderAt('/', <Header />);
    const bar = screen.getByRole('banner');
    await scroll(100, 5000);
    expect(bar.dataset['scrolled']).toBe('false');
    await scroll(101, 5000);
    expect(bar.dataset['scrolled']).toBe('true');
  });

  it('links to the home page by its logo and to seven pages by its menu', async () => {
    renderAt('/', <Header />);
    expect(screen.getByRole('link', { name: `${brand.name}, home` }).getAttribute('href')).toBe('/');
    fireEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    const pages = await screen.findByRole('navigation', { name: 'Pages' });
    expect(
      within(pages)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/home', '/how', '/authority-sales', '/us-vs-them', '/trusts', '/full-notices', '/contact']);
    fireEvent.keyDown(pages, { key: 'Escape' });
    const button = screen.getByRole('button', { name: 'Open menu', hidden: true });
    expect(button.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the scroll progress', () => {
  const findRing = () => screen.queryByTestId('progress-ring');
  const findBackToTop = () => screen.queryByRole('button', { name: 'Back to top' });

  it('shows a ring past 10 percent and a back-to-top button past 500 px', async () => {
    renderAt('/', <ScrollProgress />);
    await scroll(400, 5000);
    expect(findRing()).toBeNull();
    await scroll(480, 5000);
    expect(await screen.findByTestId('progress-ring')).toBeTruthy();
    expect(findBackToTop()).toBeNull();
    await scroll(500, 5000);
    expect(findBackToTop()).toBeNull();
    await scroll(501, 5000);
    expect(findBackToTop()).toBeTruthy();
  });

  it('fills the bar with the share of the page that is scrolled', async () => {
    renderAt('/', <ScrollProgress />);
    await scroll(2000, 5000);
    expect(screen.getByTestId('scroll-progress').style.transform).toBe('scaleX(0.5)');
  });

  it('scrolls to the top smoothly', async () => {
    renderAt(
      '/',
      <>
        <ScrollProgress />
        <main tabIndex={-1} />
      </>,
    );
    await scroll(2000, 5000);
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    fireEvent.click(await screen.findByRole('button', { name: 'Back to top' }));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

it('shows today in both calendars, updated every ten seconds', async () => {
  vi.useFakeTimers({ now: new Date(2026, 6, 3, 23, 59, 55) });
  renderAt('/', <DualDate />);
  expect(screen.getByText('Jul 3, 2026')).toBeTruthy();
  expect(screen.getByText('Alignment Day 1, Year 3')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(9999));
  expect(screen.getByText('Jul 3, 2026')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.getByText('Jul 4, 2026')).toBeTruthy();
  expect(screen.getByText('Eden 1, Year 4')).toBeTruthy();
});

it('the footer has links, badges, contact and the disclaimer', () => {
  renderAt('/', <Footer />);
  const quick = screen.getByRole('navigation', { name: 'Quick links' });
  expect(within(quick).getAllByRole('link')).toHaveLength(7);
  expect(within(quick).getByRole('link', { name: 'Full Notices (always enabled)' })).toBeTruthy();
  const explore = within(screen.getByRole('navigation', { name: 'Explore' })).getAllByRole('link');
  expect(explore.map((link) => link.getAttribute('href'))).toEqual([
    '/intro',
    '/home-awakening',
    '/protection',
    '/false-authorities',
    '/legal-battle',
    '/operations',
  ]);
  const legal = within(screen.getByRole('navigation', { name: 'Legal' })).getAllByRole('link');
  expect(legal.map((link) => link.getAttribute('href'))).toEqual([
    '/privacy-policy',
    '/terms-of-service',
    '/full-notices',
  ]);
  const badges = screen.getByRole('list', { name: 'Security frameworks (self-assessed)' });
  expect(
    within(badges)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual([
    'SOC 2 self-assessed',
    'NIST CSF self-assessed',
    'FedRAMP self-assessed',
    'DoD STIG self-assessed',
  ]);
  expect(screen.getByRole('link', { name: brand.email }).getAttribute('href')).toBe(`mailto:${brand.email}`);
  expect(screen.getByRole('link', { name: brand.phone }).getAttribute('href')).toMatch(/^tel:\+\d+$/);
  expect(screen.getByText('© 2025 AERA')).toBeTruthy();
  expect(screen.getByText(/are AERA’s own/)).toBeTruthy();
});
