import { expect, it } from 'vitest';
import { checkOutRelease, findPreviousRelease } from './previous-release.ts';

const tags = async () => 'v1.10.0\nv1.9.0';

it('compares with the newest tag, unless a release is named', async () => {
  expect(await findPreviousRelease({}, tags)).toBe('v1.10.0');
  expect(await findPreviousRelease({ PREVIOUS_RELEASE: 'v1.9.0' }, tags)).toBe('v1.9.0');
});

it('compares with nothing before the first release, and without a repository', async () => {
  expect(await findPreviousRelease({}, async () => '')).toBeNull();
  expect(await findPreviousRelease({}, () => Promise.reject(new Error('not a git repository')))).toBeNull();
});

it('says how to get a release that the clone lacks', () =>
  expect(checkOutRelease('v0.0.0-nowhere', new AbortController().signal)).rejects.toThrow(/git fetch/));
