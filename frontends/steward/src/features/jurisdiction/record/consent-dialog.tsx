import { consentDetail } from '@aera/contracts';
import { Text, theme } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { styled } from 'styled-components';
import { recordWords as words } from '../consents-copy.ts';
import { ConsentFacts } from './consent-facts.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';

const Id = styled.span`
  font-family: ${theme.font.mono};
  font-size: ${theme.text.sm};
  overflow-wrap: anywhere;
`;

const Body = styled.div`
  min-width: 0;
`;

export interface ConsentDialogProps {
  /** Null while closed. */
  readonly id: string | null;
  readonly onClose: () => void;
}

/** One consent record with what ties it to the notice, and its place in the log. */
export const ConsentDialog = ({ id, onClose }: ConsentDialogProps) => (
  <Dialog
    open={id !== null}
    onOpenChange={(open) => !open && onClose()}
    title={words.title}
    description={<Id>{id}</Id>}
    width="lg"
  >
    <Body>{id !== null && <Detail id={id} />}</Body>
  </Dialog>
);

function Detail({ id }: { readonly id: string }) {
  const reading = useStewardQuery(consentDetail, { params: { consentId: id } });
  if (reading.data) return <ConsentFacts detail={reading.data} />;
  if (reading.isError) return <ReadingFailure title={words.failed} reading={reading} />;
  return <Text as="output">{words.loading}</Text>;
}
