import { brand } from '@aera/content';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPage } from '../../testing/render.tsx';
import { ContactPage } from './contact.page.tsx';

it('the contact page lists the contact details and the response time', () => {
  renderPage(<ContactPage />);
  expect(screen.getByRole('link', { name: brand.email }).getAttribute('href')).toBe(`mailto:${brand.email}`);
  expect(screen.getByRole('link', { name: brand.phone }).getAttribute('href')).toMatch(/^tel:\+\d+$/);
  expect(screen.getByText('We typically respond within 24 hours')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Send a message' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Or use our booking provider’s form' })).toBeTruthy();
});
