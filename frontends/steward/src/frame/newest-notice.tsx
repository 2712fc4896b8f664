import { brand } from '@aera/content';
import { Notice, focusRing, theme } from '@aera/ui';
import { leaveNewest, session, storageKeys, useStoredFlag } from '@aera/web-kit';
import { styled } from 'styled-components';
import { frameWords } from './frame-words.ts';

const words = frameWords.newest;
const keys = storageKeys(brand.slug);

/** Reads as a link: it leads to the same page, as everybody else is shown it. */
const Leave = styled.button`
  min-height: 1.5rem;
  padding: 0;
  background: none;
  color: inherit;
  border: 0;
  border-radius: ${theme.radius.sm};
  font: inherit;
  font-weight: 600;
  text-decoration: underline 1px;
  text-underline-offset: 0.25em;
  cursor: pointer;
  ${focusRing}
  &:hover {
    text-decoration-thickness: 2px;
  }
`;

/** Says that this tab shows other builds than everybody else's, and leads back to theirs. */
export function NewestNotice({ leave = () => leaveNewest(keys) }: { readonly leave?: () => void }) {
  if (!useStoredFlag(session, keys.newestBuilds)) return null;
  return (
    <Notice>
      {words.text}{' '}
      <Leave type="button" onClick={leave}>
        {words.leave}
      </Leave>
    </Notice>
  );
}
