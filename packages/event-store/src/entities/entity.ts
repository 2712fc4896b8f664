import {
  defineEntity,
  type EntityMetadata,
  type InferEntity,
  p,
  PostgreSqlPlatform,
  Type,
} from '@mikro-orm/postgresql';

/** A MikroORM entity of plain columns. */
export interface Entity {
  readonly meta: Pick<EntityMetadata, 'tableName' | 'properties'>;
  readonly '~entity': object;
}

/** A row as plain data. */
export type RowOf<E> = {
  readonly [Property in keyof InferEntity<E> as Property & string]-?: Exclude<
    InferEntity<E>[Property],
    undefined
  >;
};

class InstantType extends Type<string> {
  override getColumnType(): string {
    return 'timestamptz';
  }
}

const propertyBuilders = {
  ...p,
  /** ISO 8601 text in a `timestamptz` column. */
  instant: () => p.type(InstantType),
};

export interface Column {
  readonly property: string;
  /** Quoted, in snake case. */
  readonly name: string;
  readonly type: string;
  readonly primary: boolean;
}

const platform = new PostgreSqlPlatform();
const columnsByEntity = new WeakMap<Entity, readonly Column[]>();

/** Declares a table. Column names are the property names in snake case; `RowOf` gives the type of its rows. */
export function defineTable<const Table extends string, const Properties extends Record<string, unknown>>(
  tableName: Table,
  declare: (builders: typeof propertyBuilders) => Properties,
) {
  const entity = defineEntity({ name: tableName, tableName, properties: declare(propertyBuilders) });
  // Computed now, because MikroORM rewrites the properties when it connects.
  columnsByEntity.set(entity, toColumns(entity));
  return entity;
}

/** In the order of declaration. */
export function listColumns(entity: Entity): readonly Column[] {
  const columns = columnsByEntity.get(entity);
  if (!columns) throw new TypeError(`${entity.meta.tableName} was not declared by defineTable.`);
  return columns;
}

const toColumns = ({ meta }: Entity): Column[] =>
  Object.entries(meta.properties).map(([property, declared]) => {
    const type = declared.type as unknown as Type | (new () => Type);
    const resolved = typeof type === 'function' ? new type() : type;
    return {
      property,
      name: platform.quoteIdentifier(toSnakeCase(property)),
      type: (declared as { columnType?: string }).columnType ?? resolved.getColumnType(declared, platform),
      primary: declared.primary ?? false,
    };
  });

const toSnakeCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
