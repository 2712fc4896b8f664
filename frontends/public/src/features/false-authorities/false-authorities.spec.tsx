import { brand } from '@aera/content';
import { falseAuthorities } from '@aera/content/false-authorities';
import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { axeViolations } from '@aera/ui/testing';
import { renderPage } from '../../testing/render.tsx';
import { FalseAuthoritiesPage } from './false-authorities.page.tsx';

const { authorities } = falseAuthorities;
const names = authorities.map(({ name }) => name);

/** Returns the visible panel; the page contains all eight. */
const panel = () =>
  within(document.querySelector<HTMLElement>('[role=tabpanel][data-state=active]') ?? document.body);
const chosen = () => panel().getByRole('heading', { level: 3 }).textContent;
const press = (name: string) => fireEvent.click(screen.getByText(name, { selector: 'button' }));
const choose = (name: string) => fireEvent.mouseDown(screen.getByText(name, { selector: '[role=tab]' }));
const view = (name: string) => fireEvent.click(panel().getByRole('radio', { name }));
const section = (name: string) => panel().getByRole('button', { name });
const isOpen = (name: string) => section(name).getAttribute('aria-expanded');

beforeEach(() => {
  renderPage(<FalseAuthoritiesPage />);
});

describe('the eight institutions', () => {
  it('are tabs, the first of them open', () => {
    const tabs = within(screen.getByLabelText('Institutions')).getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual([
      'Federal Reserve',
      'Holy See',
      'City of London',
      'IMF',
      'World Bank',
      'BIS',
      'United States',
      'United Nations',
    ]);
    expect(chosen()).toBe('Federal Reserve System');
    expect(screen.getByText('1 of 8')).toBeTruthy();
  });

  it('are selected by their tabs', () => {
    choose('BIS');
    expect(chosen()).toBe('Bank for International Settlements');
    expect(screen.getByText('6 of 8')).toBeTruthy();
  });

  it('are reached by arrow keys', async () => {
    screen.getByText('Federal Reserve', { selector: '[role=tab]' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(chosen()).toBe('City of London Corporation');
    await userEvent.keyboard('{End}');
    expect(chosen()).toBe('United Nations');
  });

  it('follow one another, and wrap from the last to the first', () => {
    const seen = names.map(() => {
      const name = chosen();
      press('Next');
      return name;
    });
    expect(seen).toEqual(names);
    expect(chosen()).toBe(names[0]);
  });

  it('wrap from the first to the last', () => {
    press('Previous');
    expect(chosen()).toBe('United Nations');
    expect(screen.getByText('8 of 8')).toBeTruthy();
    press('Previous');
    expect(screen.getByText('7 of 8')).toBeTruthy();
  });

  it('each state when and where they were established', () => {
    for (const { shortName, established, location } of authorities) {
      choose(shortName);
      expect(panel().getByText(established).previousSibling?.textContent).toBe('Established');
      expect(panel().getByText(location).previousSibling?.textContent).toBe('Location');
    }
  });
});

describe('their system', () => {
  it('is shown first: claim, reality check and response, each labelled, with the public record beside them', () => {
    for (const title of ['Claim', 'Reality check', 'The AERA response']) {
      const heading = panel().getByRole('heading', { name: title });
      expect(heading.nextSibling?.textContent).toBe('AERA’s view, unverified');
    }
    expect(panel().getAllByText('On the record').length).toBeGreaterThan(0);
    expect(panel().queryByRole('heading', { name: authorities[0]?.aeraWay.title })).toBeNull();
  });

  it('has three sections that open one by one', () => {
    const titles = ['Jurisdictional claims', 'Control methods', 'Impact'];
    expect(titles.map(isOpen)).toEqual(['false', 'false', 'false']);
    fireEvent.click(section('Control methods'));
    fireEvent.click(section('Impact'));
    expect(titles.map(isOpen)).toEqual(['false', 'true', 'true']);
    fireEvent.click(section('Control methods'));
    expect(titles.map(isOpen)).toEqual(['false', 'false', 'true']);
  });
});

describe('the AERA way', () => {
  it('shows a title, a description, principles and the badge', () => {
    view('AERA Way');
    const way = authorities[0]?.aeraWay;
    expect(panel().getByRole('heading', { name: way?.title })).toBeTruthy();
    expect(panel().getByText(way?.description.text ?? '')).toBeTruthy();
    const principles = panel().getByRole('heading', { name: 'Principles' }).parentElement;
    expect(within(principles ?? document.body).getAllByRole('listitem')).toHaveLength(3);
    expect(panel().getByText('NEUTRALIZED')).toBeTruthy();
    expect(panel().queryByRole('heading', { name: 'Reality check' })).toBeNull();
  });
});

describe('each institution', () => {
  it('keeps its own view and its own open sections', () => {
    fireEvent.click(section('Impact'));
    choose('Holy See');
    expect(isOpen('Impact')).toBe('false');
    view('AERA Way');
    choose('Federal Reserve');
    expect(isOpen('Impact')).toBe('true');
    expect(panel().getByRole('radio', { name: 'Their System', checked: true })).toBeTruthy();
    press('Next');
    expect(panel().getByRole('radio', { name: 'AERA Way', checked: true })).toBeTruthy();
  });

  it('keeps open sections while its other view is shown', () => {
    fireEvent.click(section('Impact'));
    view('AERA Way');
    view('Their System');
    expect(isOpen('Impact')).toBe('true');
  });
});

it.each([
  ['Book Your Call', brand.bookingUrl],
  ['See How It Works', '/how'],
  ['About AERA', '/about'],
])('links by "%s" to %s', (name, href) => {
  expect(screen.getByRole('link', { name: new RegExp(name) }).getAttribute('href')).toBe(href);
});

it('is accessible in the second view', async () => {
  view('AERA Way');
  expect(await axeViolations()).toEqual([]);
});
