import { describe, expect, it } from 'vitest';
import { createIpGeolocator } from './index.ts';

const geography = createIpGeolocator();
const findLocation = async (address: string) => (await geography.locate([address])).get(address) ?? null;

describe('the location of an IP address', () => {
  it.each([
    ['8.8.8.8', 'United States', 'US'],
    ['193.0.6.139', 'Netherlands', 'NL'],
    ['2001:67c:2e8:22::c100:68b', 'Netherlands', 'NL'],
  ])('%s is in %s', async (address, country, countryCode) =>
    expect(await findLocation(address)).toMatchObject({ country, countryCode }),
  );

  it('includes city and region if known', async () => {
    const place = await findLocation('193.0.6.139');
    expect(place?.city).toMatch(/^\p{Lu}/u);
    expect(place?.region).toMatch(/^\p{Lu}/u);
  });

  it.each(['127.0.0.1', '10.1.2.3', '::1', 'fe80::1', '203.0.113.7', '', 'not an address'])(
    'is unknown for %j',
    async (address) => expect(await findLocation(address)).toBeNull(),
  );

  it('is looked up in batches, each address once', async () => {
    const places = await geography.locate(['8.8.8.8', '127.0.0.1', '8.8.8.8', '193.0.6.139']);
    expect([...places.keys()]).toEqual(['8.8.8.8', '193.0.6.139']);
  });
});
