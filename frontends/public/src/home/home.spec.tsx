import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderPage } from '../testing/render.tsx';
import { HomePage } from './home.page.tsx';

const order = ['question', 'control', 'authority', 'jurisdiction', 'protection', 'journey'];
let reached: string[];

/** Hidden on the narrow screen that tests run on. */
const rail = () => screen.getByLabelText('Chapters');

beforeEach(() => {
  reached = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element, options) {
    reached.push(`${this.id} ${typeof options === 'object' && options.behavior}`);
  };
  renderPage(<HomePage />);
});

describe('the landing story', () => {
  it('has six sections in order', () => {
    expect([...document.querySelectorAll('section[id]')].map(({ id }) => id)).toEqual(order);
  });

  it.each([
    ['Reveal The Truth', 'control'],
    ['Show Me My Divine Authority', 'authority'],
    ['See How AERA Established This Authority', 'jurisdiction'],
    ['See Real Protection Stories', 'protection'],
    ['Start Your Journey Now', 'journey'],
  ])('goes from "%s" to %s', (name, target) => {
    fireEvent.click(screen.getByRole('button', { name }));
    expect(reached).toEqual([`${target} smooth`]);
  });

  it.each([
    ['I Need to Learn More', '/about'],
    ['Begin Your Awakening', '/about'],
    ['Get Protection Now', '/trusts'],
    ['Learn the Foundation', '/about'],
    ['See How It Works', '/how'],
    ['Establish Protection', '/trusts'],
    ['Legal Safeguards', '/legal-protection'],
  ])('leads by "%s" to %s', (name, href) => {
    expect(screen.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href')).toBe(href);
  });

  it('jumps by its dots', () => {
    const dots = within(rail()).getAllByRole('button', { hidden: true });
    expect(dots).toHaveLength(6);
    for (const dot of dots) fireEvent.click(dot);
    expect(reached).toEqual(order.map((id) => `${id} smooth`));
  });

  it('has fifteen specks', () => {
    expect(screen.getByTestId('particles').children).toHaveLength(15);
  });
});

it('marks the chapter of the scroll, in six equal bands of the story', async () => {
  const marked = () =>
    [...rail().querySelectorAll('button')].findIndex((dot) => dot.getAttribute('aria-current') === 'true');
  const at = async (share: number, band: number) => {
    const story = document.getElementById('story');
    if (story) story.getBoundingClientRect = () => new DOMRect(0, -share * 6000, 1000, 6000);
    window.dispatchEvent(new Event('scroll'));
    await vi.waitFor(() => expect(marked()).toBe(band));
  };
  await at(0.16, 0);
  await at(0.17, 1);
  await at(0.34, 2);
  await at(0.66, 3);
  await at(0.83, 4);
  await at(0.84, 5);
  await at(1, 5);
});
