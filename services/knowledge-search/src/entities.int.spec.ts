import { findSchemaDrift } from '@aera/service-kit/testing';
import { expect, it } from 'vitest';
import { knowledgeSearch } from './service.ts';

it('declares its tables as the migrations create them', async () => {
  expect(await findSchemaDrift(knowledgeSearch)).toEqual([]);
});
