import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodingExtensions } from './accept-encoding.ts';
import { inMemoryFile, type StoredFile } from './file-store.ts';

/** One content in each coding, made when it is first asked for. */
export type Variants = (encoding: Encoding) => Promise<StoredFile>;

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const encoders: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gzip: (content) => deflate(content, { level: 9 }),
  identity: async (content) => content,
};

export function createEncodedVariants(path: string, content: Buffer): Variants {
  const held = new Map<Encoding, Promise<StoredFile>>();
  const make = async (encoding: Encoding) =>
    inMemoryFile(path + encodingExtensions[encoding], await encoders[encoding](content));
  return (encoding) => {
    const known = held.get(encoding) ?? make(encoding);
    held.set(encoding, known);
    return known;
  };
}
