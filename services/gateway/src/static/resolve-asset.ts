import type { FrontendName } from '@aera/contracts';
import { remoteNames, type RemoteName } from './remotes.ts';

/** What a path means: a page of the site, or a file. */
type Asset = { readonly page: true } | FileAsset;

export interface FileAsset {
  readonly page: false;
  readonly frontend: FrontendName;
  /** Path of the file in a build of the frontend, in segments that stay inside it. */
  readonly file: readonly string[];
  /** The one build that is meant; undefined for the live one. */
  readonly version?: string;
  /** The name holds a hash of the content, so that it never changes under that name, whatever build it is of. */
  readonly immutable: boolean;
}

/** `/remotes/<name>/…` is a file of that micro-frontend, a name with a dot one of the shell, and the rest pages; null is none of these. */
export function resolveAsset(path: string): Asset | null {
  const segments = plainSegments(path);
  if (!segments) return null;
  const [first, name, ...rest] = segments;
  if (first === 'remotes') {
    if (!remoteNames.includes(name as RemoteName) || rest.length === 0) return null;
    return manifestOf(name as RemoteName, rest) ?? asset(name as RemoteName, rest);
  }
  return segments.at(-1)?.includes('.') ? asset('shell', segments) : { page: true };
}

const asset = (frontend: FrontendName, file: string[]): FileAsset => ({
  page: false,
  frontend,
  file,
  immutable: file.length > 1 && file[0] === 'assets',
});

/** `mf-manifest.<version>.json`, which stands in the build as `mf-manifest.json`. */
function manifestOf(frontend: RemoteName, [file = '', ...more]: string[]): FileAsset | null {
  const version = more.length === 0 ? versioned.exec(file)?.[1] : undefined;
  return version === undefined
    ? null
    : { page: false, frontend, file: ['mf-manifest.json'], version, immutable: true };
}

const versioned = /^mf-manifest\.([0-9a-f]{16})\.json$/;

/** Decoded segments; null when one is malformed, hidden, a step (`..`), or would become several on disk. */
function plainSegments(path: string): string[] | null {
  try {
    const segments = path
      .split('/')
      .filter((part) => part !== '')
      .map((part) => decodeURIComponent(part));
    return segments.some((segment) => segment.startsWith('.') || unsafe.test(segment)) ? null : segments;
  } catch {
    return null;
  }
}

const unsafe = /[\p{Cc}/\\]/u;
