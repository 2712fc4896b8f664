import {
  answerQuestion,
  exportBreakdown,
  exportFigures,
  ipActivity,
  listConsents,
  listContacts,
  pendingQuestions,
  updateContact,
  visitBreakdown,
  visitFigures,
} from '@aera/contracts';
import { expect, it } from 'vitest';
import { addresses } from './addresses.ts';

const contracts = {
  answerQuestion,
  exportBreakdown,
  exportFigures,
  ipActivity,
  listConsents,
  listContacts,
  pendingQuestions,
  updateContact,
  visitBreakdown,
  visitFigures,
};

it.each(Object.entries(addresses))('%s is where its contract says', (name, { method, path }) => {
  const contract = contracts[name as keyof typeof addresses];
  expect({ method, path }).toEqual({ method: contract.method, path: contract.path });
});
