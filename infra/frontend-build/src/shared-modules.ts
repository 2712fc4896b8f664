import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

type Share = { import?: string | false; singleton: true; version: string; requiredVersion: false };
type Files = Record<string, string>;

const files = (urls: Files): Files =>
  Object.fromEntries(Object.entries(urls).map(([name, url]) => [name, fileURLToPath(url)]));

/** On every page: small enough, or ours. The shell itself uses them. */
const eagerModules = ['react', 'react-dom', 'styled-components', '@aera/frontend-kit', '@aera/ui'];

/** Loaded when first used: the shell has to offer them even where it does not use them itself. */
const lazyModules = files({
  '@aera/ui/dialog': import.meta.resolve('@aera/ui/dialog'),
  '@aera/ui/motion': import.meta.resolve('@aera/ui/motion'),
  '@aera/ui/popover': import.meta.resolve('@aera/ui/popover'),
  '@aera/ui/tabs': import.meta.resolve('@aera/ui/tabs'),
  '@aera/ui/tooltip': import.meta.resolve('@aera/ui/tooltip'),
  'framer-motion/m': import.meta.resolve('framer-motion/m'),
});

/**
 * A federated library cannot be tree-shaken: every export may be asked for. So the wide ones are shared through a facade
 * that names what the product uses; `import { Link } from 'react-router-dom'` still reads as always. A facade reaches the library
 * behind it, past the sharing, as `#whole/…` (`imports` in package.json).
 */
const facades = files({
  '@tanstack/react-query': new URL('shared/react-query.ts', import.meta.url).href,
  'framer-motion': new URL('shared/framer-motion.ts', import.meta.url).href,
  'react-router-dom': new URL('shared/react-router-dom.ts', import.meta.url).href,
});

/**
 * Libraries that exist once in the page. The host provides them all; a remote never runs without it and brings no copies of its
 * own. Versions decide nothing: there is one workspace, one lockfile, one provider.
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

/** The names a facade lets through, by library. */
export const facadeExports = (): Map<string, Set<string>> =>
  new Map(
    Object.entries(facades).map(([name, file]) => [name, new Set(exportedNames(readFileSync(file, 'utf8')))]),
  );

const exportedNames = (source: string): string[] =>
  [...source.matchAll(/^export \{([^}]*)\}/gm)]
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter(Boolean);
