import { createRequire } from 'node:module';

/** A row: a folder and what it may import, besides itself. */
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
