import { remoteNames, type RemoteName } from './remote-routes.ts';

/** Where in the static folder a path may be found. */
export interface Asset {
  /** Path of the file from the static folder, in segments that stay inside it. */
  readonly file: readonly string[];
  /** The name holds a hash of the content, so that it never changes under that name. */
  readonly immutable: boolean;
  /** A page of the site, answered by the shell whenever there is no file of its own. */
  readonly page: boolean;
}

/** The file that a path means: `/remotes/<name>/…` from that micro-frontend, the rest from the shell; null when it means none. */
export function resolveAsset(path: string): Asset | null {
  const segments = plainSegments(path);
  if (!segments) return null;
  const [first, name, ...rest] = segments;
  if (first === 'remotes') {
    if (!remoteNames.includes(name as RemoteName) || rest.length === 0) return null;
    return asset([name as string, 'dist', ...rest], rest, false);
  }
  const page = !segments.at(-1)?.includes('.');
  return asset(['shell', 'dist', ...segments, ...(page ? ['index.html'] : [])], segments, page);
}

/** What answers a page that has no file of its own. */
export const shellPage: readonly string[] = ['shell', 'dist', 'index.html'];

const asset = (file: string[], within: string[], page: boolean): Asset => ({
  file,
  immutable: within.length > 1 && within[0] === 'assets',
  page,
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
