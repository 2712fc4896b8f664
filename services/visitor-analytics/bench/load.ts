import { randomUUID } from 'node:crypto';
import { recordPageView } from '@aera/contracts';
import { type Load, runLoad } from '@aera/testing/bench';

/** Page views per session. */
const viewsOfSession = 5;

/** Sends page views, each with its own id. Visitors change continually. */
const figures = await runLoad(
  JSON.parse(process.argv[2] as string) as Load,
  () => {
    let sessionId = randomUUID();
    let n = 0;
    return () => {
      if (n % viewsOfSession === 0) sessionId = randomUUID();
      return {
        method: 'POST',
        path: recordPageView.path,
        body: JSON.stringify({
          sessionId,
          consented: true,
          pageViewId: randomUUID(),
          path: `/page-${n++ % 20}`,
          title: 'A page',
          referrer: 'https://example.org/',
          timeOnPage: 0,
          scrollDepth: 0,
          language: 'en',
          screen: 'large',
        }),
      };
    };
  },
  (status) => {
    if (status !== 202) throw new Error(`A page view was answered ${status}.`);
  },
);
process.send?.(figures);
