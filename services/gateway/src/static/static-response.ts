import type { Encoding } from './accept-encoding.ts';
import type { StoredFile } from './file-store.ts';

/** What answers a request for one of the frontends' files. */
export interface StaticResponse {
  readonly file: StoredFile;
  /** Says its media type. */
  readonly name: string;
  readonly encoding: Encoding;
  /** The name holds a hash of the content, so that it never changes under that name. */
  readonly immutable: boolean;
  /** A page at an address that nothing answers. */
  readonly missing?: boolean;
  /** Search engines are asked not to list it. */
  readonly unlisted?: boolean;
  /** For whoever asked in just this way: no cache may keep it. */
  readonly unstored?: boolean;
}

/** A small file made here. */
export const generatedResponse = (name: string, file: StoredFile): StaticResponse => ({
  file,
  name,
  encoding: 'identity',
  immutable: false,
});
