import { Client, escapeIdentifier, escapeLiteral } from 'pg';

/** A service's own database and the role that owns it. */
export interface DatabasePlan {
  database: string;
  /** Absent on an external server, where the given user owns all databases. */
  password?: string;
}

/** Creates missing databases, each with its own role that can open no other. */
export async function createDatabases(superuserUrl: string, plans: DatabasePlan[]): Promise<void> {
  const client = new Client({ connectionString: superuserUrl });
  await client.connect();
  try {
    for (const plan of plans) await createDatabase(client, plan);
    // On the embedded server, only the superuser connects to its database.
    if (plans.some(({ password }) => password !== undefined))
      await client.query('revoke connect on database postgres from public');
  } finally {
    await client.end();
  }
}

async function createDatabase(client: Client, { database, password }: DatabasePlan): Promise<void> {
  const name = escapeIdentifier(database);
  if (password !== undefined) {
    const role = await client.query('select 1 from pg_roles where rolname = $1', [database]);
    const statement = role.rowCount ? 'alter' : 'create';
    await client.query(`${statement} role ${name} login password ${escapeLiteral(password)}`);
  }
  const existing = await client.query('select 1 from pg_database where datname = $1', [database]);
  if (existing.rowCount) return;
  await client.query(`create database ${name}${password === undefined ? '' : ` owner ${name}`}`);
  if (password !== undefined) await client.query(`revoke connect on database ${name} from public`);
}
