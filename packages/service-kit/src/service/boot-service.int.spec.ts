import { expect, it } from 'vitest';
import { startTestService } from '../testing/index.ts';
import { defineService } from './define-service.ts';

it('does not start without serving every declared route', async () => {
  const service = defineService({ name: 'contacts-crm', migrations: [], modules: () => [] });
  await expect(startTestService(service)).rejects.toThrow(/declared and not served: .*POST \/api\/contacts,/);
});
