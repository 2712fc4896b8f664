import { Notice } from '@aera/ui';
import { exitLatestBuilds, safeSessionStorage, storageKeys, useStoredFlag } from '@aera/frontend-kit';
import { styled } from 'styled-components';
import { TextButton } from '../../shared/fields/text-button.ts';
import { frameCopy } from './frame-copy.ts';

const copy = frameCopy.latestBuilds;

const ExitButton = styled(TextButton)`
  color: inherit;
  font-weight: 600;
  &:hover {
    color: inherit;
  }
`;

/** Shows that this tab uses unpinned builds, with a link back. */
export function LatestBuildsNotice({ onExit = exitLatestBuilds }: { readonly onExit?: () => void }) {
  if (!useStoredFlag(safeSessionStorage, storageKeys.latestBuilds)) return null;
  return (
    <Notice>
      {copy.text}{' '}
      <ExitButton type="button" onClick={onExit}>
        {copy.leave}
      </ExitButton>
    </Notice>
  );
}
