import { yourData } from '@aera/content/your-data';
import { expect, it } from 'vitest';
import { receiptTexts } from './receipt-copy.ts';

const { proofStatuses } = receiptTexts.notice;

it('states what expiry is measured by: when the record arrived, which may be later than the acknowledgement', () => {
  expect(proofStatuses.expired).toBe('Shown to you more than a day before your acknowledgement reached us.');
});

it('states the proof of a notice in the words of the page', () => {
  const { proofStatuses: onPage } = yourData.consent;
  expect(proofStatuses).toEqual(
    Object.fromEntries(Object.entries(onPage).map(([status, text]) => [status, `${text}.`])),
  );
});
