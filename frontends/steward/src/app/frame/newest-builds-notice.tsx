import { brand } from '@aera/content';
import { Notice } from '@aera/ui';
import { exitNewestBuilds, safeSessionStorage, storageKeys, useStoredFlag } from '@aera/frontend-kit';
import { styled } from 'styled-components';
import { TextButton } from '../../shared/fields/text-button.ts';
import { frameCopy } from './frame-copy.ts';

const copy = frameCopy.newest;
const keys = storageKeys(brand.slug);

const Leave = styled(TextButton)`
  color: inherit;
  font-weight: 600;
  &:hover {
    color: inherit;
  }
`;

const leaveHere = () => exitNewestBuilds(keys);

/** Shows that this tab uses unpinned builds, with a link back. */
export function NewestBuildsNotice({ leave = leaveHere }: { readonly leave?: () => void }) {
  if (!useStoredFlag(safeSessionStorage, keys.newestBuilds)) return null;
  return (
    <Notice>
      {copy.text}{' '}
      <Leave type="button" onClick={leave}>
        {copy.leave}
      </Leave>
    </Notice>
  );
}
