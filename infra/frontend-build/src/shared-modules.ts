import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Share = { import?: string | false; singleton: true; version: string; requiredVersion: false };
type Files = Record<string, string>;

const files = (urls: Files): Files =>
  Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, fileURLToPath(url)]));

/** Modules that every page loads, including the shell. */
const eagerModules = ['react', 'react-dom', 'styled-components', '@aera/frontend-kit', '@aera/ui'];

/** Modules that load on demand. The shell provides them even if it does not use them itself. */
const lazyModules = files({
  '@aera/ui/dialog': import.meta.resolve('@aera/ui/dialog'),
  '@aera/ui/motion': import.meta.resolve('@aera/ui/motion'),
  '@aera/ui/popover': import.meta.resolve('@aera/ui/popover'),
  '@aera/ui/tabs': import.meta.resolve('@aera/ui/tabs'),
  '@aera/ui/tooltip': import.meta.resolve('@aera/ui/tooltip'),
  'framer-motion/m': import.meta.resolve('framer-motion/m'),
});

/**
 * A federated library cannot be tree-shaken, because a remote may request any export. Large libraries are therefore shared through a facade
 * that exports only the names in use; imports are written as usual. A facade imports the library itself, past the sharing, as `#whole/…`
 * (`imports` in package.json).
 */
const facades = files({
  '@tanstack/react-query': new URL('shared/react-query.ts', import.meta.url).href,
  'framer-motion': new URL('shared/framer-motion.ts', import.meta.url).href,
  'react-router-dom': new URL('shared/react-router-dom.ts', import.meta.url).href,
});

/**
 * Libraries that exist once in the page. The host provides all of them; a remote never runs without the host and contains no copies.
 * Versions are not compared, because the workspace has one lockfile.
 */
export function sharedModules(role: 'host' | 'remote'): Record<string, Share> {
  const once = { singleton: true, version: '1.0.0', requiredVersion: false } as const;
  const provided = { ...lazyModules, ...facades };
  const names = [...eagerModules, ...Object.keys(provided)];
  return Object.fromEntries(
    names.map((name) => {
      const file = role === 'remote' ? false : provided[name];
      return [name, file === undefined ? once : { ...once, import: file }];
    }),
  );
}

/** Returns the exported names of each facade, by library. */
export const listFacadeExports = (): Map<string, Set<string>> =>
  new Map(
    Object.entries(facades).map(([name, file]) => [name, new Set(exportedNames(readFileSync(file, 'utf8')))]),
  );

const exportedNames = (source: string): string[] =>
  [...source.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter(Boolean);
