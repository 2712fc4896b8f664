import { createTestDatabase } from '@aera/testing';
import { findSchemaDifference } from '../database/schema-difference.ts';
import type { ServiceDefinition } from '../service/define-service.ts';

/** Returns what the migrations of a service lack to create the tables that its entities declare. */
export async function findSchemaDrift(
  definition: Pick<ServiceDefinition, 'name' | 'entities' | 'migrations'>,
): Promise<string[]> {
  const database = await createTestDatabase();
  try {
    return await findSchemaDifference(definition, database.url);
  } finally {
    await database.drop();
  }
}
