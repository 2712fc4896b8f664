import { sqlMigration } from '@aera/service-kit';

/** Exported to members, and deleted with their account. */
export const searchesOfVisitor = sqlMigration('0003-searches-visitor-index', [
  'create index searches_of_visitor on searches (visitor, asked_at desc)',
]);
