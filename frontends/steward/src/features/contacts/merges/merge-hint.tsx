import { Notice } from '@aera/ui';
import { Link } from 'react-router-dom';
import { comparePath } from '../../../shared/paths.ts';
import { mergesCopy } from './merges-copy.ts';
import { otherThan, usePersonMerges } from './merges-api.ts';

const copy = mergesCopy.panel;

/** Above a contact: who else it may be, most likely first; nothing while nobody is. The panel below it has them all. */
export function MergeHint({ id }: { readonly id: string }) {
  const { data: merges } = usePersonMerges(id);
  const [first, ...more] = merges?.suggestions ?? [];
  const theirs = merges && first && otherThan(merges.here, first);
  if (!theirs) return null;
  const name = theirs.name || mergesCopy.erased;
  return (
    <Notice>
      {[copy.maybe, name, copy.andMore(more.length)].filter(Boolean).join(' ')}{' '}
      <Link to={comparePath(id, theirs.id)} aria-label={`${copy.look}: ${name}`}>
        {copy.look}
      </Link>
    </Notice>
  );
}
