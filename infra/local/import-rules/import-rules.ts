import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { repository } from '../repository.ts';

/** A folder and its allowed imports, besides itself. */
type Table = Record<string, string[]>;

/** The types of `import-rules.cjs`. */
export interface ImportRules {
  packages: Table;
  services: Table & { all: string[] };
  modules: Record<string, Table>;
  roles: string[];
  pure: string[];
  frontends: Table & { all: string[] };
  features: Record<string, { app: string[]; features: string[]; shared: string[] }>;
  parts: Record<string, Table>;
  infra: Table;
  e2e: string[];
}

export const importRules: ImportRules = createRequire(import.meta.url)('../../../import-rules.cjs');

const describe = (folder: string): string =>
  JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8')).description.replace(/\.$/, '');

const list = (names: string[]) => names.join(', ') || 'nothing';

/** Columns are aligned as oxfmt aligns them. */
function formatTable(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const formatLine = (cells: string[], fill: string) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!, fill)).join(' | ')} |`;
  const [head, ...body] = rows;
  return [
    formatLine(head!, ' '),
    formatLine(
      head!.map(() => ''),
      '-',
    ),
    ...body.map((row) => formatLine(row, ' ')),
  ].join('\n');
}

/** Formats the rows of each table below its name. */
function formatCodeBlock(tables: Record<string, Record<string, string[]>>): string {
  const formatRow = ([name, listed]: [string, string[]]) =>
    `  ${name.padEnd(18)}${listed.join(', ')}`.trimEnd();
  const blocks = Object.entries(tables).map(
    ([name, table]) => `${name}\n${Object.entries(table).map(formatRow).join('\n')}`,
  );
  return `\`\`\`text\n${blocks.join('\n')}\n\`\`\``;
}

export function printRules(): string {
  const folders = [
    ...Object.entries(importRules.packages).map(([name, allowed]) => [`packages/${name}`, allowed] as const),
    ...Object.keys(importRules.modules).map(
      (name) => [`services/${name}`, importRules.services[name] ?? importRules.services.all] as const,
    ),
    ...Object.keys(importRules.features).map(
      (name) => [`frontends/${name}`, importRules.frontends[name] ?? importRules.frontends.all] as const,
    ),
    ...Object.entries(importRules.infra).map(([name, allowed]) => [`infra/${name}`, allowed] as const),
    ['e2e', importRules.e2e] as const,
  ];
  return [
    formatTable([
      ['folder', 'holds', 'may import'],
      ...folders.map(([folder, allowed]) => [`\`${folder}\``, describe(folder), list(allowed)]),
    ]),
    'Modules are the folders of a service. Next to each are the modules that it may import:',
    formatCodeBlock(importRules.modules),
    'The end of a file name in a module is its role. A role imports the roles to its left and files without a role; files without a role ' +
      'import all but the last two:',
    ['```text', importRules.roles.map((role) => `-${role}`).join('  '), '```'].join('\n'),
    'Folders of a frontend. `app` imports everything, a feature imports what is shared, `shared` only what is shared:',
    formatCodeBlock(importRules.features),
    'Folders of a large feature, with the folders next to them that they may import:',
    formatCodeBlock(importRules.parts),
  ].join('\n\n');
}
