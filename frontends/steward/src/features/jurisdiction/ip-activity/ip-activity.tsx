import { ipActivity } from '@aera/contracts';
import { Stack, Text, theme } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { styled } from 'styled-components';
import { ipActivityWords as words } from '../consents-copy.ts';
import { ActivityReport } from './activity-report.tsx';
import { AsOf } from '../../../shared/list/freshness.tsx';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';

const Address = styled.span`
  font-family: ${theme.font.mono};
  overflow-wrap: anywhere;
`;

/** Tables scroll in here: without a minimum of its own they would widen the dialog. */
const Body = styled.div`
  min-width: 0;
`;

export interface IpActivityProps {
  /** Null while closed. */
  readonly ip: string | null;
  readonly onClose: () => void;
}

/** All that is known of one address, in a dialog. */
export const IpActivity = ({ ip, onClose }: IpActivityProps) => (
  <Dialog
    open={ip !== null}
    onOpenChange={(open) => !open && onClose()}
    title={words.title}
    description={<Address>{ip}</Address>}
    width="lg"
  >
    <Body>{ip !== null && <Activity ip={ip} />}</Body>
  </Dialog>
);

function Activity({ ip }: { readonly ip: string }) {
  const reading = useStewardQuery(ipActivity, { params: { ip } });
  if (reading.data)
    return (
      <Stack gap={3}>
        <AsOf reading={reading} of={words.that} />
        <ActivityReport
          report={reading.data}
          rereading={reading.isFetching}
          onReread={() => void reading.refetch()}
        />
      </Stack>
    );
  if (reading.isError) return <ReadingFailure title={words.failed} reading={reading} />;
  return <Text as="output">{words.loading}</Text>;
}
