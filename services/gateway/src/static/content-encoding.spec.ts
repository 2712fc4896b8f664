import { describe, expect, it } from 'vitest';
import { parseAcceptedEncodings } from './content-encoding.ts';

describe('accepted encodings', () => {
  it.each([
    ['', ['identity']],
    ['gzip, deflate, br, zstd', ['br', 'identity']],
    ['GZIP;q=0.5', ['gzip', 'identity']],
    ['br;q=0, gzip', ['gzip', 'identity']],
    ['br; q=0.000', ['identity']],
    ['br;q=0.01', ['br', 'identity']],
  ])('of %j are %j', (header, accepted) => expect(parseAcceptedEncodings(header)).toEqual(accepted));
});
