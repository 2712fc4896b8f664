import { describe, expect, it } from 'vitest';
import { isUnavailable } from './database.ts';

const postgresError = (code: string) => Object.assign(new Error('no'), { code, severity: 'FATAL' });

describe('an outage of PostgreSQL', () => {
  it.each([
    ['a refused connection', Object.assign(new Error('no'), { code: 'ECONNREFUSED', syscall: 'connect' })],
    [
      'a host without an address',
      Object.assign(new Error('no'), { code: 'ENOTFOUND', syscall: 'getaddrinfo' }),
    ],
    ['a connection that broke', new Error('Connection terminated unexpectedly')],
    ['a server that is starting', postgresError('57P03')],
    ['a failure caused by one of these', new Error('batch', { cause: postgresError('57P01') })],
  ])('includes %s', (_, error) => expect(isUnavailable(error)).toBe(true));

  it.each([
    ['a broken constraint', postgresError('23505')],
    ['a missing file', Object.assign(new Error('no'), { code: 'ENOENT', syscall: 'open' })],
    ['a mistake in the code', new TypeError('x is not a function')],
    ['nothing', undefined],
  ])('does not include %s', (_, error) => expect(isUnavailable(error)).toBe(false));
});
