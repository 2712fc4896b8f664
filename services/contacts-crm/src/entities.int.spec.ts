import { findSchemaDrift } from '@aera/service-kit/testing';
import { expect, it } from 'vitest';
import { contactsCrm } from './service.ts';

it('declares its tables as the migrations create them', async () => {
  expect(await findSchemaDrift(contactsCrm)).toEqual([]);
});
