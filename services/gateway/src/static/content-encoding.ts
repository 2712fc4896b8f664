import { Negotiator } from '@fastify/accept-negotiator';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { createInMemoryFile, type StoredFile } from './file-store.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** File name extension of each encoding. */
export const encodingExtensions: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

const negotiator = new Negotiator({ supportedValues: ['br', 'gzip'] satisfies Encoding[] });

/** The encodings to look for, best first (RFC 9110, section 12.5.3). Builds contain both compressed forms of a file, or neither. */
export function parseAcceptedEncodings(header: string): readonly Encoding[] {
  const best = negotiator.negotiate(header.toLowerCase()) as Encoding | null;
  return best ? [best, 'identity'] : ['identity'];
}

/** Encodes one content; each encoding is computed once, on first use. */
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
  const files = new Map<Encoding, Promise<StoredFile>>();
  const encode = async (encoding: Encoding) =>
    createInMemoryFile(path + encodingExtensions[encoding], await encoders[encoding](content));
  return (encoding) => {
    const file = files.get(encoding) ?? encode(encoding);
    files.set(encoding, file);
    return file;
  };
}
