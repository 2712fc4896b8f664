import { remoteNames, type RemoteName } from './remote-routes.ts';

/** What a path means: a page of the site, or a file. */
export type Asset = { readonly page: true } | FileAsset;

interface FileAsset {
  readonly page: false;
  /** Path of the file from the static folder, in segments that stay inside it. */
  readonly file: readonly string[];
  /** The name holds a hash of the content, so that it never changes under that name. */
  readonly immutable: boolean;
}

/** `/remotes/<name>/…` is a file of that micro-frontend, a name with a dot one of the shell, and the rest pages; null is none of these. */
export function resolveAsset(path: string): Asset | null {
  const segments = plainSegments(path);
  if (!segments) return null;
  const [first, name, ...rest] = segments;
  if (first === 'remotes') {
    if (!remoteNames.includes(name as RemoteName) || rest.length === 0) return null;
    return asset(name as string, rest);
  }
  return segments.at(-1)?.includes('.') ? asset('shell', segments) : { page: true };
}

const asset = (frontend: string, within: string[]): FileAsset => ({
  page: false,
  file: [frontend, 'dist', ...within],
  immutable: within.length > 1 && within[0] === 'assets',
});

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
