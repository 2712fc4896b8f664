import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../repository.ts';
import { importRules as rules } from './import-rules.ts';

const describe = (folder: string): string =>
  JSON.parse(readFileSync(join(repository, folder, 'package.json'), 'utf8')).description.replace(/\.$/, '');

const list = (names: string[]) => names.join(', ') || 'nothing';

/** Columns are aligned as oxfmt aligns them. */
function markdownTable(rows: string[][]): string {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (cells: string[], fill: string) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!, fill)).join(' | ')} |`;
  const [head, ...body] = rows;
  return [
    line(head!, ' '),
    line(
      head!.map(() => ''),
      '-',
    ),
    ...body.map((row) => line(row, ' ')),
  ].join('\n');
}

/** The rows of each table below its name. */
function codeBlock(tables: Record<string, Record<string, string[]>>): string {
  const row = ([name, listed]: [string, string[]]) => `  ${name.padEnd(15)}${listed.join(', ')}`.trimEnd();
  const blocks = Object.entries(tables).map(
    ([name, table]) => `${name}\n${Object.entries(table).map(row).join('\n')}`,
  );
  return `\`\`\`text\n${blocks.join('\n')}\n\`\`\``;
}

/** `import-rules.cjs` as Markdown. */
export function printRules(): string {
  const folders = [
    ...Object.entries(rules.packages).map(([name, allowed]) => [`packages/${name}`, allowed] as const),
    ...Object.keys(rules.modules).map(
      (name) => [`services/${name}`, rules.services[name] ?? rules.services.all] as const,
    ),
    ...Object.keys(rules.features).map(
      (name) => [`frontends/${name}`, rules.frontends[name] ?? rules.frontends.all] as const,
    ),
    ...Object.entries(rules.infra).map(([name, allowed]) => [`infra/${name}`, allowed] as const),
    ['e2e', rules.e2e] as const,
  ];
  return [
    markdownTable([
      ['folder', 'holds', 'may import'],
      ...folders.map(([folder, allowed]) => [`\`${folder}\``, describe(folder), list(allowed)]),
    ]),
    'Modules are the folders of a service. Next to each are the modules that it may import:',
    codeBlock(rules.modules),
    'The end of a file name in a module is its role. A role imports the roles to its left and files without a role; files without a role ' +
      'import all but the last two:',
    ['```text', rules.roles.map((role) => `-${role}`).join('  '), '```'].join('\n'),
    'Folders of a frontend. `app` imports everything, a feature imports what is shared, `shared` only what is shared:',
    codeBlock(rules.features),
    'Folders of a large feature, with the folders next to them that they may import:',
    codeBlock(rules.parts),
  ].join('\n\n');
}
