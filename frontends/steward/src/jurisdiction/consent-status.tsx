import { Badge } from '@aera/ui';
import { consentsWords } from './consents-words.ts';

export const ConsentStatus = ({ hasReadNotice }: { readonly hasReadNotice: boolean }) => (
  <Badge variant={hasReadNotice ? 'success' : 'warning'}>
    {hasReadNotice ? consentsWords.consented : consentsWords.notRead}
  </Badge>
);
