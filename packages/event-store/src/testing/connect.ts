import { MikroORM } from '@mikro-orm/postgresql';

/** MikroORM without entities: only its connection is used. */
export async function connect(url: string): Promise<MikroORM> {
  const orm = new MikroORM({ clientUrl: url, entities: [], discovery: { warnWhenNoEntities: false } });
  await orm.connect();
  return orm;
}
