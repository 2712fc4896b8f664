import { test as base } from '../../platform/shared-platform.ts';
import { createPeople, type People } from './people.ts';

/** `test` with users who act from IP addresses of attackers. */
export const test = base.extend<{ people: People }>({
  people: async ({ platform }, use) => use(createPeople(platform)),
});
export { expect } from '@playwright/test';
