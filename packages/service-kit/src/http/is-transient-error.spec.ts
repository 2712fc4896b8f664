import { describe, expect, it } from 'vitest';
import { isTransientError, toProblem } from './to-problem.ts';

const failure = (code?: string) => Object.assign(new Error('x'), { code });
const postgresError = (code: string) => Object.assign(failure(code), { severity: 'FATAL' });

describe('a transient error', () => {
  it.each([
    'ECONNREFUSED',
    'ECONNRESET',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'event-store-unavailable',
    'overloaded',
  ])('is one with code %s', (code) => {
    expect(isTransientError(failure(code))).toBe(true);
  });

  it.each(['57P01', '08006', '53300', '58030', '40P01', '40001', '55P03'])(
    'is one of PostgreSQL with code %s',
    (code) => {
      expect(isTransientError(postgresError(code))).toBe(true);
    },
  );

  it('is a connection that a killed PostgreSQL dropped', () => {
    expect(isTransientError(new Error('Connection terminated unexpectedly'))).toBe(true);
  });

  it('is a query that PostgreSQL does not answer in time', () => {
    expect(isTransientError(new Error('Query read timeout'))).toBe(true);
  });

  it.each([undefined, 'lead-closed', 'ENOENT'])('is not code %s', (code) => {
    expect(isTransientError(failure(code))).toBe(false);
  });

  it('is not a rollback whose outcome is unknown', () =>
    expect(isTransientError(postgresError('40003'))).toBe(false));

  it('is not a broken constraint', () => expect(isTransientError(postgresError('23505'))).toBe(false));

  it('has a response after which the client tries again', () => {
    const response = { problem: { status: 503 }, headers: { 'retry-after': '1' } };
    expect(toProblem(postgresError('40P01'))).toMatchObject(response);
  });

  it('has a response with its code, but without one of PostgreSQL or Node.js', () => {
    const errors = [failure('overloaded'), postgresError('40P01'), failure('ECONNREFUSED')];
    expect(errors.map((error) => toProblem(error)?.problem.code)).toEqual([
      'overloaded',
      undefined,
      undefined,
    ]);
  });
});
