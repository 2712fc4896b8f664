import { describe, expect, it } from 'vitest';
import { requestsNewestBuilds, withNewest, withoutNewest } from './newest-builds.ts';

const site = 'https://aera.example';

describe('the URL of the newest builds', () => {
  it.each([
    ['/', '/?builds=newest'],
    ['/admin/questions?page=2#top', '/admin/questions?page=2&builds=newest#top'],
    ['//evil.example', '//evil.example?builds=newest'],
    ['/how?builds=else', '/how?builds=newest'],
  ])('is %s as %s, at the same site', (path, asking) => {
    expect(withNewest(site + path)).toBe(site + asking);
    expect(requestsNewestBuilds(site + path)).toBe(false);
    expect(requestsNewestBuilds(site + asking)).toBe(true);
  });

  it('does not change when requested twice, and is reversible', () => {
    const asking = withNewest(`${site}/how?page=2`);
    expect(withNewest(asking)).toBe(asking);
    expect(withoutNewest(asking)).toBe(`${site}/how?page=2`);
    expect(withoutNewest(withNewest(`${site}/`))).toBe(`${site}/`);
  });
});
