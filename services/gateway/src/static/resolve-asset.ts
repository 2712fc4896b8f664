import type { FrontendName } from '@aera/contracts';
import { remoteNames, type RemoteName } from './remotes.ts';

type Asset = { readonly page: true } | FileAsset;

export interface FileAsset {
  readonly page: false;
  readonly frontend: FrontendName;
  /** Path segments within a build; none leaves it. */
  readonly file: readonly string[];
  /** The requested build; undefined for the live one. */
  readonly version?: string;
  /** The name contains a hash of the content. */
  readonly immutable: boolean;
}

/** Resolves `/remotes/<name>/…` to a file of that micro-frontend, names with a dot to files of the shell, and other paths to pages; null for invalid paths. */
export function resolveAsset(path: string): Asset | null {
  const segments = decodeSegments(path);
  if (!segments) return null;
  const [first, name, ...rest] = segments;
  if (first === 'remotes') {
    if (!remoteNames.includes(name as RemoteName) || rest.length === 0) return null;
    return resolveManifest(name as RemoteName, rest) ?? toFileAsset(name as RemoteName, rest);
  }
  return segments.at(-1)?.includes('.') ? toFileAsset('shell', segments) : { page: true };
}

const toFileAsset = (frontend: FrontendName, file: string[]): FileAsset => ({
  page: false,
  frontend,
  file,
  immutable: file.length > 1 && file[0] === 'assets',
});

/** `mf-manifest.<version>.json` is `mf-manifest.json` in the build. */
function resolveManifest(frontend: RemoteName, [file = '', ...more]: string[]): FileAsset | null {
  const version = more.length === 0 ? versionedManifest.exec(file)?.[1] : undefined;
  return version === undefined
    ? null
    : { page: false, frontend, file: ['mf-manifest.json'], version, immutable: true };
}

const versionedManifest = /^mf-manifest\.([0-9a-f]{16})\.json$/;

/** Returns null if a segment is malformed, hidden, `..`, or contains a separator. */
function decodeSegments(path: string): string[] | null {
  try {
    const segments = path
      .split('/')
      .filter((part) => part !== '')
      .map((part) => decodeURIComponent(part));
    return segments.some((segment) => segment.startsWith('.') || unsafeCharacter.test(segment))
      ? null
      : segments;
  } catch {
    return null;
  }
}

const unsafeCharacter = /[\p{Cc}/\\]/u;
