import { brand } from '@aera/content';
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { TrustsPage } from './trusts.page.tsx';

const part = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => {
  renderPage(<TrustsPage />);
});

it('draws and describes the four parts of a trust', () => {
  const structure = part('What a trust is');
  const names = ['Settlor', 'Trustee', 'Trust property', 'Beneficiaries'];
  const drawing = structure.getByRole('figure', { name: 'How the four parts of a trust fit together' });
  for (const name of names) expect(drawing.textContent).toContain(name);
  expect(structure.getAllByRole('term').map(({ textContent }) => textContent?.split(' ')[0])).toEqual(
    names.map((name) => name.split(' ')[0]),
  );
});

it('lists the contents and the setup steps, completed within 30 days', () => {
  expect(part('What is included').getAllByRole('listitem')).toHaveLength(6);
  const setup = part('How it is set up');
  expect(setup.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(setup.getByText('Within 30 days')).toBeTruthy();
});

it('shows its price beside the traditional one', () => {
  const price = part('What it costs');
  for (const figure of ['$5,000', '$100,000-$500,000+', '6-12 months', 'No recurring fees', '95% less cost'])
    expect(price.getAllByText(figure).length).toBeGreaterThan(0);
});

it('states the legal effects and limits of a trust', () => {
  const law = part('What a trust does, and does not do');
  expect(law.getByRole('heading', { level: 3, name: 'A trust can' })).toBeTruthy();
  expect(law.getByRole('heading', { level: 3, name: 'A trust does not' })).toBeTruthy();
  expect(law.getByText(/cancel a debt, a tax, a lien, a support order or a judgment/)).toBeTruthy();
});

it('answers eight questions, one at a time', () => {
  const questions = part('Questions about trusts').getAllByRole('button');
  expect(questions).toHaveLength(8);
  const open = () => questions.filter((one) => one.getAttribute('aria-expanded') === 'true');
  fireEvent.click(questions[0] as HTMLElement);
  fireEvent.click(questions[7] as HTMLElement);
  expect(open()).toEqual([questions[7]]);
  fireEvent.click(questions[7] as HTMLElement);
  expect(open()).toEqual([]);
});

it('links to a call, to the comparison, to help in a dispute, and to the form', () => {
  const target = (name: string) =>
    screen.getAllByRole('link', { name: new RegExp(`^${name}`) }).map((link) => link.getAttribute('href'));
  expect(target('Schedule Call')).toEqual([brand.bookingUrl, brand.bookingUrl]);
  expect(target('Compare Authority Systems')).toEqual(['/us-vs-them']);
  expect(target('Legal Battle Protection')).toEqual(['/legal-battle']);
  expect(target('Send us a message')).toEqual(['/contact']);
});
