import { listNotices, recordNoticeImpression } from '@aera/contracts';
import { hasPrivacySignal, requestMetadata, serve, type ServiceContext } from '@aera/service-kit';
import type { FastifyPluginAsync } from 'fastify';
import { noticeImpressionStream } from './notice-stream.ts';
import { diffLines, type NoticeVersion } from './notice.ts';
import type { NoticeRegistry } from './notice-registry.ts';
import type { NoticeTokens } from './notice-token.ts';
import type { VisitorSessions } from '../visitor-sessions/visitor-sessions.ts';

interface Deps extends Pick<ServiceContext, 'store' | 'clock' | 'newId'> {
  readonly registry: () => NoticeRegistry;
  readonly readCurrent: () => Promise<NoticeVersion>;
  readonly tokens: NoticeTokens;
  readonly sessions: VisitorSessions;
}

export const noticeRoutes =
  ({ store, registry, readCurrent, tokens, sessions, clock, newId }: Deps): FastifyPluginAsync =>
  async (app) => {
    serve(app, recordNoticeImpression, async ({ body, request }) => {
      const current = await readCurrent();
      const { version, hash, language } = current;
      const impressionId = newId();
      const sessionId = (await sessions.resolve(body.sessionId, request.headers.cookie)) ?? null;
      await store.stream(noticeImpressionStream).append(
        [impressionId],
        [
          {
            type: 'NoticeShown',
            data: {
              impressionId,
              sessionId,
              version,
              hash,
              language,
              globalPrivacyControl: hasPrivacySignal(request),
              shownAt: clock().toISOString(),
            },
          },
        ],
        { expected: 'none', metadata: requestMetadata(request) },
      );
      return { notice: current, token: await tokens.sign({ impressionId, version, hash }) };
    });

    serve(app, listNotices, async () => {
      await readCurrent();
      const { versions } = registry();
      const notices = versions.map((text, index) =>
        Object.assign(diffLines(versions[index - 1]?.lines ?? [], text.lines), text),
      );
      return { notices: notices.toReversed() };
    });
  };
