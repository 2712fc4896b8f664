import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

type Shared = Record<
  string,
  { import?: string | false; singleton: true; version: string; requiredVersion: false }
>;

const { resolve } = createRequire(import.meta.url);

/**
 * A federated library cannot be tree-shaken: every export may be asked for. So the wide ones are shared through a facade
 * that names what the product uses; `import { Link } from 'react-router-dom'` still reads as always.
 */
const facades: Record<string, string> = {
  'react-router-dom': facade('react-router-dom'),
  '@tanstack/react-query': facade('react-query'),
  'framer-motion': facade('framer-motion'),
};

/** Small enough, or ours; the shell itself uses them. */
const whole = ['react', 'react-dom', 'styled-components', '@aera/web-kit', '@aera/ui'];

/** Loaded when first used: the shell has to offer them even where it does not use them itself. */
const onDemand = [
  'framer-motion/m',
  '@aera/ui/dialog',
  '@aera/ui/motion',
  '@aera/ui/popover',
  '@aera/ui/tabs',
  '@aera/ui/tooltip',
];

/** Changes when a facade does: the build cache must not outlive the names it was checked against. */
export function facadesVersion(): string {
  const hash = createHash('sha256');
  for (const file of Object.values(facades)) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** How a facade reaches the library behind it, past the sharing: `whole/<library>`. */
export const wholeLibraries = Object.fromEntries(
  Object.keys(facades).map((name) => [`whole/${name}$`, fileOf(name)]),
);

/**
 * Libraries that exist once in the page. The host provides them all; a remote never runs without it and brings no copies of its
 * own. One workspace, one lockfile: versions need no ranges.
 */
export function sharedModules(role: 'host' | 'remote'): Shared {
  const files = { ...Object.fromEntries(onDemand.map((name) => [name, fileOf(name)])), ...facades };
  const host: Shared = {
    ...Object.fromEntries(whole.map((name) => [name, singleton(name)])),
    ...Object.fromEntries(
      Object.entries(files).map(([name, file]) => [name, { ...singleton(name), import: file }]),
    ),
  };
  if (role === 'host') return host;
  return Object.fromEntries(Object.entries(host).map(([name, share]) => [name, { ...share, import: false }]));
}

/** The names a facade lets through, by library. */
export function narrowExports(): Map<string, Set<string>> {
  return new Map(
    Object.entries(facades).map(([name, file]) => [name, new Set(exportedNames(readFileSync(file, 'utf8')))]),
  );
}

function exportedNames(source: string): string[] {
  const lists = source.matchAll(/^export \{([^}]*)\}/gm);
  return [...lists].flatMap(([, names = '']) => names.split(',').map((name) => name.trim())).filter(Boolean);
}

function singleton(name: string): Shared[string] {
  return { singleton: true, requiredVersion: false, version: versionOf(name) };
}

function versionOf(name: string): string {
  if (name.startsWith('@aera/')) return '0.1.0';
  const [library] = /^(@[^/]+\/)?[^/]+/.exec(name) ?? [name];
  const manifest: { version: string } = JSON.parse(readFileSync(resolve(`${library}/package.json`), 'utf8'));
  return manifest.version;
}

function fileOf(name: string): string {
  return fileURLToPath(import.meta.resolve(name));
}

function facade(name: string): string {
  return fileURLToPath(new URL(`./shared/${name}.js`, import.meta.url));
}
