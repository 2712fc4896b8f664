import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { serviceNames } from '@aera/contracts';
import { baseEnv, type ServiceDefinition } from '@aera/service-kit';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { repository } from './repository.ts';

interface Variable {
  readonly name: string;
  readonly description?: string;
  /** Undefined if there is none. */
  readonly default?: string;
  readonly isRequired: boolean;
}

const load = (path: string) =>
  import(pathToFileURL(join(repository, path)).href) as Promise<Record<string, unknown>>;

/** Variables of an environment schema, in the order of their declaration. */
function listVariables(schema: z.ZodType): Variable[] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).map(([name, property]) => {
    const { description, default: value } = property as { description?: string; default?: unknown };
    return {
      name,
      description,
      default: value === undefined || value === '' ? undefined : String(value),
      isRequired: required.includes(name) && value === undefined,
    };
  });
}

/** Returns a Markdown table with the column alignment of the formatter. */
function toTable(variables: readonly Variable[]): string {
  const rows = [
    ['variable', 'default', 'meaning'],
    ...variables.map(({ name, description, default: value, isRequired }) => [
      `\`${name}\``,
      isRequired ? '**required**' : value === undefined ? '' : `\`${value}\``,
      `${description}.`,
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const [header, ...body] = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)));
  return [header, widths.map((width) => '-'.repeat(width)), ...body]
    .map((cells) => `| ${cells?.join(' | ')} |`)
    .join('\n');
}

describe('the configuration reference', async () => {
  const base = listVariables(baseEnv);
  const shared = new Set(base.map(({ name }) => name));
  const services = await Promise.all(
    serviceNames.map(async (service) => {
      const exported = Object.values(await load(`services/${service}/src/service.ts`)) as ServiceDefinition[];
      const { env } =
        exported.find(({ name }) => name === service) ?? expect.fail(`${service} has no definition`);
      return [service, env ? listVariables(env).filter(({ name }) => !shared.has(name)) : []] as const;
    }),
  );
  const { gatewayEnv } = await load('services/gateway/src/config.ts');
  const sections = [
    ['Every service', base] as const,
    ...services.filter(([, variables]) => variables.length > 0),
    ['gateway', listVariables(gatewayEnv as z.ZodType)] as const,
  ];

  it.each(sections)('describes each variable of %s', (_, variables) =>
    expect(variables.filter(({ description }) => !description)).toEqual([]),
  );

  it('is generated from the schemas (update: vitest -u infra/local/configuration)', async () => {
    const parts = sections.map(([title, variables]) => `## ${title}\n\n${toTable(variables)}\n`);
    await expect(
      `# Configuration

Environment variables of each process, generated from the schemas that validate them at start. A missing or malformed value stops the process with
one line per variable. An empty value counts as not set. \`make start\` derives most of them; its own settings are in
[\`infra/README.md\`](../infra/README.md).

${parts.join('\n')}`,
    ).toMatchFileSnapshot(join(repository, 'docs/configuration.md'));
  });
});
