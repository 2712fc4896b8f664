/** Bytes of a file, both ends included. */
interface ByteRange {
  readonly first: number;
  readonly last: number;
}

const single = /^bytes=(\d*)-(\d*)$/;

/**
 * What `Range` asks of a file (RFC 9110, section 14): a part of it, nothing that it has (`unsatisfiable`), or the whole, which also
 * answers several ranges and what nobody understands.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const asked = single.exec(header?.trim() ?? '');
  if (!asked) return null;
  const [, from = '', to = ''] = asked;
  if (from === '') return to === '' ? null : lastBytes(Number(to), size);
  const [first, last] = [Number(from), to === '' ? size - 1 : Math.min(Number(to), size - 1)];
  if (first >= size) return 'unsatisfiable';
  return first <= last ? { first, last } : null;
}

const lastBytes = (count: number, size: number): ByteRange | 'unsatisfiable' =>
  count === 0 || size === 0 ? 'unsatisfiable' : { first: Math.max(size - count, 0), last: size - 1 };
