import { LiveVisits, streamLiveVisits, recordPageView } from '@aera/contracts/server';
import { asSteward, asVisitor, startTestService, type TestService } from '@aera/service-kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { visitorAnalytics } from '../service.ts';
import { id } from '../testing/hit-arbitraries.ts';

describe('the live view', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(visitorAnalytics);
  });
  afterAll(() => service.stop());

  const see = async (n: number, path: string) =>
    service.call(recordPageView, {
      as: asVisitor(),
      headers: { 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'accept-language': 'nl' },
      body: { sessionId: id(n), pageViewId: id(100 + n), consented: true, path, title: '' },
    });

  it('starts with the last five minutes, and shows new hits immediately', async () => {
    await see(1, '/before');
    const response = await fetch(`${service.url}${streamLiveVisits.path}`, {
      headers: await service.identify(asSteward()),
    });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const reader = (response.body as ReadableStream<Uint8Array>)
      .pipeThrough(new TextDecoderStream())
      .getReader();
    const until = async (path: string): Promise<LiveVisits> => {
      for (let text = ''; ;) {
        text += (await reader.read()).value ?? '';
        const events = [...text.matchAll(/event: live\ndata: (.*)\n\n/g)];
        const found = events
          .map(([, data]) => LiveVisits.parse(JSON.parse(data as string)))
          .find(({ pages }) => pages.some((page) => page.path === path));
        if (found) return found;
      }
    };
    await until('/before');
    await see(2, '/now');
    const live = await until('/now');
    expect(live).toMatchObject({
      visitors: 2,
      views: 2,
      recent: [{ path: '/now', browser: 'Firefox' }, { path: '/before' }],
    });
    await reader.cancel();
  });

  it('is available to stewards only', async () => {
    expect((await service.inject({ url: streamLiveVisits.path, as: asVisitor() })).statusCode).toBe(401);
  });
});
