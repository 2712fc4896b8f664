const width = 4;

/** Returns the name of the next migration: the highest number plus one, and the topic. */
export function createMigrationName(files: readonly string[], topic: string): string {
  const numbers = files.flatMap((file) => /^(\d+)-/.exec(file)?.[1] ?? []).map(Number);
  return `${String(Math.max(0, ...numbers) + 1).padStart(width, '0')}-${topic}`;
}

export const toMigrationFile = (name: string, statements: readonly string[]): string =>
  `import { sqlMigration } from '@aera/service-kit';

export const ${toIdentifier(name)} = sqlMigration('${name}', [
${statements.map((statement) => `  ${toTemplateLiteral(statement)},`).join('\n')}
]);
`;

/** Adds a migration to the text of `migrations/index.ts`. */
export const appendMigration = (index: string, name: string): string =>
  index
    .replace(/\n\nexport const migrations/, `\nimport { ${toIdentifier(name)} } from './${name}.ts';$&`)
    .replace(/,?\s*\];\n$/, `,\n  ${toIdentifier(name)},\n];\n`);

/** `0014-lead-phone` becomes `leadPhone0014`: unique in the index, and never a reserved word. */
function toIdentifier(name: string): string {
  const [number, ...words] = name.split('-');
  return words.join('-').replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) + number;
}

const toTemplateLiteral = (text: string): string =>
  `\`${text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`)}\``;
