import type { FrontendReport } from '@aera/contracts';
import { expect, it } from 'vitest';
import { assertPinnable } from './assert-pinnable.ts';

const [whole, broken, unknown] = ['00000000000000aa', '00000000000000bb', 'ffffffffffffffff'] as const;
const at = '2030-01-01T00:00:00.000Z';
const build = (version: string) => ({ version, builtAt: at, commit: null, files: 4, bytes: 10 });
const faults = [{ version: broken, fault: 'has 3 of its 4 files' }];

const report = (gateway: string, faulty = false): FrontendReport => ({
  gateway,
  version: 'c0ffee',
  at,
  rendered: true,
  untrustedForwarders: [],
  frontends: [
    {
      name: 'member',
      live: whole,
      pinned: null,
      versions: [whole, broken].map(build),
      faults: faulty ? faults : [],
    },
  ],
});
const pinError = (version: string, ...reports: FrontendReport[]): unknown => {
  try {
    return assertPinnable('member', version, reports) ?? null;
  } catch (error) {
    return error;
  }
};

it('accepts a version that is complete on every gateway with it', () => {
  expect(pinError(whole, report('one', true))).toBeNull();
  expect(pinError(broken, report('one'))).toBeNull();
});

it('rejects a version that is incomplete on one gateway, and names that gateway', () =>
  expect(pinError(broken, report('one'), report('two', true))).toMatchObject({
    status: 422,
    code: 'version-broken',
    message:
      'This build is incomplete on two: it has 3 of its 4 files. Deploy it again or pin another version.',
  }));

it('rejects a version that no gateway reports', () => {
  expect(pinError(unknown, report('one'))).toMatchObject({ status: 409, code: 'version-unknown' });
  expect(pinError(whole)).toMatchObject({ code: 'version-unknown' });
});
