import { expect, it } from 'vitest';
import { isRecentEnough } from './nats-version.ts';

it.each([
  ['nats-server: v2.10.27', true],
  ['nats-server: v2.15.1', true],
  ['nats-server: v3.0.0', true],
  ['nats-server: v2.9.10', false],
  ['command not found', false],
])('%s: recent enough is %s', (version, expected) => expect(isRecentEnough(version)).toBe(expected));
