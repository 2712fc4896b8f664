import { Badge, Row } from '@aera/ui';
import { consentsWords } from './consents-copy.ts';

export interface ConsentStatusProps {
  readonly hasReadNotice: boolean;
  /** Null while it stands. */
  readonly withdrawnAt: string | null;
}

/** What the visitor said, and whether it was taken back since. */
export const ConsentStatus = ({ hasReadNotice, withdrawnAt }: ConsentStatusProps) => (
  <Row gap={1} wrap={false}>
    <Badge variant={hasReadNotice ? 'success' : 'warning'}>
      {hasReadNotice ? consentsWords.consented : consentsWords.notRead}
    </Badge>
    {withdrawnAt !== null && <Badge variant="outline">{consentsWords.withdrawn}</Badge>}
  </Row>
);
