import { brand } from '@aera/content';
import { Notice } from '@aera/ui';
import { exitNewestBuilds, safeSessionStorage, storageKeys, useStoredFlag } from '@aera/frontend-kit';
import { styled } from 'styled-components';
import { TextButton } from '../../shared/fields/text-button.ts';
import { frameCopy } from './frame-copy.ts';

const copy = frameCopy.newest;
const keys = storageKeys(brand.slug);

/** Reads as a link: it leads to the same page, as everybody else is shown it. */
const Leave = styled(TextButton)`
  color: inherit;
  font-weight: 600;
  &:hover {
    color: inherit;
  }
`;

const leaveHere = () => exitNewestBuilds(keys);

/** Says that this tab shows other builds than everybody else's, and leads back to theirs. */
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
