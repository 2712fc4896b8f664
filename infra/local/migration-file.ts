const width = 4;

/** The name of the next migration: the files' highest number and one, and the topic. */
export function nextMigrationName(files: readonly string[], topic: string): string {
  const numbers = files.flatMap((file) => /^(\d+)-/.exec(file)?.[1] ?? []).map(Number);
  return `${String(Math.max(0, ...numbers) + 1).padStart(width, '0')}-${topic}`;
}

export const migrationFile = (name: string, statements: readonly string[]): string =>
  `import { sqlMigration } from '@aera/service-kit';

export const ${exportOf(name)} = sqlMigration('${name}', [
${statements.map((statement) => `  ${JSON.stringify(statement)},`).join('\n')}
]);
`;

/** The list of migrations with one more at its end. */
export const withMigration = (index: string, name: string): string =>
  index
    .replace(/\n\nexport const migrations/, `\nimport { ${exportOf(name)} } from './${name}.ts';$&`)
    .replace(/,?\s*\];\n$/, `,\n  ${exportOf(name)},\n];\n`);

const exportOf = (name: string): string =>
  name.replace(/^\d+-/, '').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
