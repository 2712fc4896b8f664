import type { ServiceModule } from '@aera/service-kit';
import type { SecurityContext } from '../security-context.ts';

/** Deletes expired attempts every hour. */
export const throttlingModule = ({ attempts, workers }: SecurityContext): ServiceModule =>
  workers.schedule('Clean up sign-in attempts', attempts.prune, { intervalMs: 60 * 60_000 });
