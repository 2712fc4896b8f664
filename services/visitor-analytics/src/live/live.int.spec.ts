import { classifySession, LiveVisits, streamLiveVisits, recordPageView } from '@aera/contracts/server';
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

  const openLiveView = async () => {
    const response = await fetch(`${service.url}${streamLiveVisits.path}`, {
      headers: await service.identify(asSteward()),
    });
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    const reader = (response.body as ReadableStream<Uint8Array>)
      .pipeThrough(new TextDecoderStream())
      .getReader();
    return {
      until: async (matches: (live: LiveVisits) => boolean): Promise<LiveVisits> => {
        for (let text = ''; ;) {
          text += (await reader.read()).value ?? '';
          const events = [...text.matchAll(/event: live\ndata: (.*)\n\n/g)];
          const found = events.map(([, data]) => LiveVisits.parse(JSON.parse(data as string))).find(matches);
          if (found) return found;
        }
      },
      close: () => reader.cancel(),
    };
  };
  const lists =
    (path: string) =>
    ({ pages }: LiveVisits): boolean =>
      pages.some((page) => page.path === path);

  it('starts with the last five minutes, and shows new hits immediately', async () => {
    await see(1, '/before');
    const { until, close } = await openLiveView();
    await until(lists('/before'));
    await see(2, '/now');
    expect(await until(lists('/now'))).toMatchObject({
      visitors: 2,
      views: 2,
      recent: [{ path: '/now', browser: 'Firefox' }, { path: '/before' }],
    });
    await close();
  });

  it('follows the classification of a session', async () => {
    await see(3, '/classified');
    const { until, close } = await openLiveView();
    await until(lists('/classified'));
    await service.call(classifySession, {
      params: { sessionId: id(3) },
      body: { classifiedAs: 'bot', reason: 'A monitor' },
      as: asSteward(),
    });
    const { recent } = await until((live) => !lists('/classified')(live));
    expect(recent).toContainEqual(expect.objectContaining({ path: '/classified', isBot: true }));
    await close();
  });

  it('is available to stewards only', async () => {
    expect((await service.inject({ url: streamLiveVisits.path, as: asVisitor() })).statusCode).toBe(401);
  });
});
