import { Notice } from '@aera/ui';
import { Link } from 'react-router-dom';
import { comparePath } from '../../../shared/paths.ts';
import { mergesWords } from './merges-copy.ts';
import { otherThan, usePersonMerges } from './merges-api.ts';

const words = mergesWords.panel;

/** Above a contact: who else it may be, most likely first; nothing while nobody is. The panel below it has them all. */
export function MergeHint({ id }: { readonly id: string }) {
  const { data: merges } = usePersonMerges(id);
  const [first, ...more] = merges?.suggestions ?? [];
  const theirs = merges && first && otherThan(merges.here, first);
  if (!theirs) return null;
  const name = theirs.name || mergesWords.erased;
  return (
    <Notice>
      {[words.maybe, name, words.andMore(more.length)].filter(Boolean).join(' ')}{' '}
      <Link to={comparePath(id, theirs.id)} aria-label={`${words.look}: ${name}`}>
        {words.look}
      </Link>
    </Notice>
  );
}
