import { expect, it } from 'vitest';
import { parseTraceparent } from './tracing.ts';

const [traceId, spanId] = ['a'.repeat(32), 'b'.repeat(16)];

it('keeps a valid trace context', () =>
  expect(parseTraceparent(`00-${traceId}-${spanId}-01`)).toBe(`00-${traceId}-${spanId}-01`));

it.each([
  undefined,
  '',
  `01-${traceId}-${spanId}-01`,
  `00-${traceId}-${spanId}`,
  `00-${'0'.repeat(32)}-${spanId}-01`,
  `00-${traceId}-${'0'.repeat(16)}-01`,
])('starts a new, unsampled one instead of %s', (header) => {
  const started = parseTraceparent(header);
  expect(started).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-00$/);
  expect(started).not.toContain('0'.repeat(16));
});
