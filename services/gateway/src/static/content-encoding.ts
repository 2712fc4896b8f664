import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inMemoryFile, type StoredFile } from './file-store.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Codings that a file may be stored in, best first, by its ending. */
export const encodingExtensions: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

const zeroQuality = /;[\t ]*q=0(\.0*)?[\t ]*$/;

/** The codings a client takes (RFC 9110, section 12.5.3), best first; the plain file is always the last resort. */
export function acceptedEncodings(header: string): readonly Encoding[] {
  const known = remembered.get(header);
  if (known) return known;
  const parts = header.toLowerCase().split(',');
  const wanted = new Set(parts.filter((part) => !zeroQuality.test(part)).map(codingOf));
  const takes = (coding: Encoding) => wanted.has(coding);
  const accepted: Encoding[] = [...(['br', 'gzip'] as const).filter(takes), 'identity'];
  if (remembered.size < 100) remembered.set(header, accepted);
  return accepted;
}

const codingOf = (part: string): string => (part.split(';', 1)[0] as string).trim();

/** Browsers send a handful of different headers, each very often. */
const remembered = new Map<string, readonly Encoding[]>();

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
