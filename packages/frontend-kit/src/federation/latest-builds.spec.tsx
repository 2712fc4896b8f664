import { describe, expect, it } from 'vitest';
import { requestsLatestBuilds, toLatestBuildsUrl, toPinnedBuildsUrl } from './latest-builds.ts';

const site = 'https://aera.example';

describe('the URL of the latest builds', () => {
  it.each([
    ['/', '/?builds=latest'],
    ['/admin/questions?page=2#top', '/admin/questions?page=2&builds=latest#top'],
    ['//evil.example', '//evil.example?builds=latest'],
    ['/how?builds=else', '/how?builds=latest'],
  ])('is %s as %s, at the same site', (path, asking) => {
    expect(toLatestBuildsUrl(site + path)).toBe(site + asking);
    expect(requestsLatestBuilds(site + path)).toBe(false);
    expect(requestsLatestBuilds(site + asking)).toBe(true);
  });

  it('does not change when requested twice, and is reversible', () => {
    const asking = toLatestBuildsUrl(`${site}/how?page=2`);
    expect(toLatestBuildsUrl(asking)).toBe(asking);
    expect(toPinnedBuildsUrl(asking)).toBe(`${site}/how?page=2`);
    expect(toPinnedBuildsUrl(toLatestBuildsUrl(`${site}/`))).toBe(`${site}/`);
  });
});
