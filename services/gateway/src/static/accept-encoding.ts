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
