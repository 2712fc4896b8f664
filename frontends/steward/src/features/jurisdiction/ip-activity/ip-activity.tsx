import { readIpActivity } from '@aera/contracts';
import { Stack, theme } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { styled } from 'styled-components';
import { ipActivityCopy as copy } from './ip-activity-copy.ts';
import { ActivityReport } from './activity-report.tsx';
import { AsOf } from '../../../shared/list/freshness.tsx';
import { QueryResult } from '../../../shared/list/query-result.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';

const IpAddress = styled.span`
  font-family: ${theme.font.mono};
  overflow-wrap: anywhere;
`;

/** Tables scroll in it; without a minimum width they would widen the dialog. */
const Body = styled.div`
  min-width: 0;
`;

interface IpActivityProps {
  /** Null while closed. */
  readonly ip: string | null;
  readonly onClose: () => void;
}

/** The activity of one IP address, in a dialog. */
export const IpActivity = ({ ip, onClose }: IpActivityProps) => (
  <Dialog
    open={ip !== null}
    onOpenChange={(open) => !open && onClose()}
    title={copy.title}
    description={<IpAddress>{ip}</IpAddress>}
    width="lg"
  >
    <Body>{ip !== null && <Activity ip={ip} />}</Body>
  </Dialog>
);

function Activity({ ip }: { readonly ip: string }) {
  const query = useStewardQuery(readIpActivity, { params: { ip } });
  return (
    <QueryResult query={query} copy={copy}>
      {(report) => (
        <Stack gap={3}>
          <AsOf query={query} name={copy.that} />
          <ActivityReport
            report={report}
            refetching={query.isFetching}
            onRefetch={() => void query.refetch()}
          />
        </Stack>
      )}
    </QueryResult>
  );
}
