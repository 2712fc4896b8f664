import { consentNotice } from '@aera/content/consent-notice';
import { noticeHash } from '@aera/content/notice-hash';
import { listNotices, type ResponseOf } from '@aera/contracts';
import { callApi, safeLocalStorage, logFailure, storageKeys } from '@aera/frontend-kit';
import { theme } from '@aera/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

const { changes: title, removed, added } = consentNotice.again;

const Section = styled.section`
  font-size: ${theme.text.sm};
  line-height: 1.55;
  h3 {
    font-size: ${theme.text.md};
  }
  dl {
    display: grid;
    gap: ${theme.space[2]};
    margin-top: ${theme.space[2]};
  }
  dt {
    color: ${theme.color.inkMuted};
    font-weight: 600;
  }
  dd {
    margin-inline-start: ${theme.space[4]};
  }
`;

/** Lists removed and added lines since the acknowledged version, once they have loaded. */
export function NoticeChanges() {
  const changes = useChanges();
  if (!changes) return null;
  return (
    <Section aria-label={title}>
      <h3>{title}</h3>
      <dl>
        {changes.removed.length > 0 && <dt>{removed}</dt>}
        {changes.removed.map((line) => (
          <dd key={line}>
            <del>{line}</del>
          </dd>
        ))}
        {changes.added.length > 0 && <dt>{added}</dt>}
        {changes.added.map((line) => (
          <dd key={line}>
            <ins>{line}</ins>
          </dd>
        ))}
      </dl>
    </Section>
  );
}

function useChanges(): Changes | null {
  const [changes, setChanges] = useState<Changes | null>(null);
  useEffect(() => {
    const acknowledged = safeLocalStorage.get(storageKeys.noticeVersion);
    const controller = new AbortController();
    if (acknowledged)
      readNoticeChanges(acknowledged, noticeHash, controller.signal).then(setChanges, (error: unknown) => {
        if (!controller.signal.aborted) logFailure('Failed to list what changed in the notice', error);
      });
    return () => controller.abort();
  }, []);
  return changes;
}

type Notices = ResponseOf<typeof listNotices>['notices'];

interface Changes {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/** Returns the changes between two versions, identified by hash; null when the server does not list them. */
async function readNoticeChanges(from: string, to: string, signal: AbortSignal): Promise<Changes | null> {
  const { notices } = await callApi(listNotices, { signal });
  return findChanges(notices, from, to);
}

/** Merges the steps between two versions, newest first. A line that was added and removed again is no change. */
function findChanges(notices: Notices, from: string, to: string): Changes | null {
  const newest = notices.findIndex(({ hash }) => hash === to);
  const acknowledgedIndex = notices.findIndex(({ hash }, index) => index > newest && hash === from);
  if (newest < 0 || acknowledgedIndex < 0) return null;
  const steps = notices.slice(newest, acknowledgedIndex);
  const removed = steps.flatMap((step) => step.removed);
  const added = steps.flatMap((step) => step.added);
  return {
    removed: removed.filter((line) => !added.includes(line)),
    added: added.filter((line) => !removed.includes(line)),
  };
}
