import { Writable } from 'node:stream';
import { pino, stdTimeFunctions } from 'pino';
import { describe, expect, it } from 'vitest';
import { type Access, formatAccessLine } from './access-log.ts';

const access: Access = {
  requestId: '01234567-89ab-4def-8123-456789abcdef',
  method: 'GET',
  route: '/api/admin/analytics/ip/:ip',
  status: 401,
  ms: 1.234,
};

describe('a line of the access log', () => {
  it.each([access, { ...access, aborted: true } as const])(
    'equals the line that pino writes for %j',
    (given) => {
      let written = '';
      const out = new Writable({
        write(chunk, _, done) {
          written += String(chunk);
          done();
        },
      });
      const formatters = { level: (label: string) => ({ level: label }) };
      const log = pino(
        { base: { service: 'gateway' }, formatters, timestamp: stdTimeFunctions.isoTime },
        out,
      );
      log.info(given, 'request');
      const { time } = JSON.parse(written) as { time: string };
      expect(formatAccessLine(given, time)).toBe(written);
    },
  );
});
