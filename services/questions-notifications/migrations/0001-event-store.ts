import { eventStoreSchema } from '@aera/event-store';
import { sqlMigration } from '@aera/service-kit';

export const eventStore = sqlMigration('0001-event-store', eventStoreSchema);
