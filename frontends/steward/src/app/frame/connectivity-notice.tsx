import { Container, WarningIcon, theme, useToast } from '@aera/ui';
import { isNetworkError, useConnectivity } from '@aera/frontend-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { formatTime } from '../../shared/copy/format-date.ts';
import { frameCopy } from './frame-copy.ts';

const copy = frameCopy.connectivity;

/** Sticky, and above everything except dialogs. */
const Band = styled.output`
  display: block;
  position: sticky;
  /* Below the sticky site header. */
  inset-block-start: var(--header-height, 0);
  z-index: 20;
  &:not(:empty) {
    padding-block: ${theme.space[2]};
    background: ${theme.color.warningSoft};
    color: ${theme.color.onWarningSoft};
    border-bottom: 1px solid currentcolor;
    font-size: ${theme.text.sm};
    line-height: 1.45;
  }
`;

const Content = styled(Container)`
  display: flex;
  gap: ${theme.space[3]};
  align-items: start;
  svg {
    flex: none;
    margin-top: 0.1em;
  }
  strong {
    font-weight: 650;
  }
`;

/** Shows that the server is unreachable, the age of the data and whether a change was lost. */
export function ConnectivityNotice() {
  const { state, since } = useConnectivity();
  const hasUnsentChange = useUnsentChange(state !== 'up');
  useReconnectedToast(state === 'up');
  return (
    <Band aria-label={copy.label}>
      {state !== 'up' && (
        <Content>
          <WarningIcon />
          <p>
            <strong>{copy[state]}</strong> {since !== null && copy.since(formatTime(since))}{' '}
            {hasUnsentChange ? copy.unsent : copy.changes}
          </p>
        </Content>
      )}
    </Band>
  );
}

/** Whether the last change was not sent, because the server is unreachable. */
function useUnsentChange(down: boolean): boolean {
  const client = useQueryClient();
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(
    () =>
      client.getMutationCache().subscribe(({ mutation }) => {
        if (mutation?.state.status === 'success') setHasFailed(false);
        if (mutation?.state.status === 'error' && isNetworkError(mutation.state.error)) setHasFailed(true);
      }),
    [client],
  );
  return hasFailed && down;
}

/** Shows a toast when the connection is restored. */
function useReconnectedToast(up: boolean): void {
  const { toast } = useToast();
  const wasUp = useRef(up);
  useEffect(() => {
    if (up && !wasUp.current) toast(copy.back);
    wasUp.current = up;
  }, [up, toast]);
}
