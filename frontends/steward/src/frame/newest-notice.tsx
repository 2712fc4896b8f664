import { brand } from '@aera/content';
import { Button, Notice, Row } from '@aera/ui';
import { leaveNewest, session, storageKeys, useStoredFlag } from '@aera/web-kit';
import { frameWords } from './frame-words.ts';

const words = frameWords.newest;
const keys = storageKeys(brand.slug);

/** Says that this tab shows other builds than everybody else's, and leads back to theirs. */
export function NewestNotice({ leave = () => leaveNewest(keys) }: { readonly leave?: () => void }) {
  if (!useStoredFlag(session, keys.newestBuilds)) return null;
  return (
    <Notice>
      <Row gap={3}>
        {words.text}
        <Button size="sm" variant="ghost" onClick={leave}>
          {words.leave}
        </Button>
      </Row>
    </Notice>
  );
}
