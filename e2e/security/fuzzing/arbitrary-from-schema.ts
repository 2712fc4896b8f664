import fc from 'fast-check';
import { z } from 'zod';

/** The part of JSON Schema (2020-12) that contracts use. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema | boolean;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: string;
}

const formats: Readonly<Record<string, fc.Arbitrary<string>>> = {
  uuid: fc.uuid(),
  email: fc.emailAddress(),
  'date-time': fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-01-01') })
    .map((date) => date.toISOString()),
  date: fc
    .date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-01-01') })
    .map((date) => date.toISOString().slice(0, 10)),
  ipv4: fc.ipV4(),
  ipv6: fc.ipV6(),
  uri: fc.webUrl(),
};

function stringArbitrary({ format, pattern, minLength = 0, maxLength = 300 }: Schema): fc.Arbitrary<string> {
  const known = formats[format ?? ''];
  if (known) return known;
  if (pattern && !/\(\?[!<]/.test(pattern)) return fc.stringMatching(new RegExp(pattern, 'u'));
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, minLength + 40) });
}

function numberArbitrary({ type, minimum = -1e6, maximum = 1e6 }: Schema): fc.Arbitrary<number> {
  const [min, max] = [
    Math.ceil(Math.max(minimum, -Number.MAX_SAFE_INTEGER)),
    Math.floor(Math.min(maximum, Number.MAX_SAFE_INTEGER)),
  ];
  return type === 'integer'
    ? fc.integer({ min: Math.min(min, max), max })
    : fc.double({ min, max, noNaN: true });
}

function objectArbitrary({
  properties = {},
  required = [],
  additionalProperties,
}: Schema): fc.Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, createArbitrary(schema)]),
  );
  const fixed = fc.record(fields, { requiredKeys: required.filter((name) => name in fields) });
  if (typeof additionalProperties !== 'object') return fixed;
  return fc.dictionary(fc.string({ maxLength: 8 }), createArbitrary(additionalProperties), { maxKeys: 3 });
}

/** Returns values that fit a schema, except for refinements, which JSON Schema does not express. */
function createArbitrary(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const branches = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (branches) return fc.oneof(...branches.map(createArbitrary));
  switch (schema.type) {
    case 'string':
      return stringArbitrary(schema);
    case 'number':
    case 'integer':
      return numberArbitrary(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      if (schema.prefixItems) return fc.tuple(...schema.prefixItems.map(createArbitrary));
      const { minItems = 0, maxItems = minItems + 4, items } = schema;
      const item = typeof items === 'object' ? createArbitrary(items) : fc.jsonValue();
      return fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, minItems + 4) });
    }
    case 'object':
      return objectArbitrary(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

/** Returns values that a client may send for a schema of a contract. */
export const arbitraryFromSchema = (schema: z.ZodType): fc.Arbitrary<unknown> =>
  createArbitrary(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema);
