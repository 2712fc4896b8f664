import { consentNotice } from '@aera/content/consent-notice';
import { noticeHash } from '@aera/content/notice-hash';
import { theme } from '@aera/ui';
import { local, logFailure } from '@aera/frontend-kit';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { keys } from '../keys.ts';
import { type NoticeChanges, noticeChanges } from './notice-changes.ts';

const { changes: title, removed, added } = consentNotice.again;

const Changes = styled.section`
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

/** Which lines of the notice went and which came since the visitor acknowledged it, once the server has said so. */
export function WhatChanged() {
  const changes = useChanges();
  if (!changes) return null;
  return (
    <Changes aria-label={title}>
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
    </Changes>
  );
}

function useChanges(): NoticeChanges | null {
  const [changes, setChanges] = useState<NoticeChanges | null>(null);
  useEffect(() => {
    const acknowledged = local.get(keys.noticeVersion);
    const left = new AbortController();
    if (acknowledged)
      noticeChanges(acknowledged, noticeHash, left.signal).then(setChanges, (error: unknown) => {
        if (!left.signal.aborted) logFailure('Failed to list what changed in the notice', error);
      });
    return () => left.abort();
  }, []);
  return changes;
}
