import { readIpActivity } from '@aera/contracts';
import { Stack } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { DetailDialog } from '../../../shared/page/detail-dialog.tsx';
import { ipActivityCopy as copy } from '../jurisdiction-copy.ts';
import { ActivityReport } from './activity-report.tsx';
import { useActivityOrders } from './history-tables.tsx';
import { FreshnessWithRefresh } from '../../../shared/list/freshness.tsx';

interface IpActivityProps {
  /** Null while closed. */
  readonly ip: string | null;
  readonly onClose: () => void;
}

export const IpActivity = ({ ip, onClose }: IpActivityProps) => (
  <DetailDialog id={ip} title={copy.title} showsId onClose={onClose}>
    {(selectedIp) => <Activity key={selectedIp} ip={selectedIp} />}
  </DetailDialog>
);

function Activity({ ip }: { readonly ip: string }) {
  const orders = useActivityOrders();
  const query = useApiQuery(readIpActivity, {
    params: { ip },
    query: orders,
    keepPrevious: true,
  });
  return (
    <QueryContent query={query} copy={copy}>
      {(report) => (
        <Stack gap={3} aria-busy={query.isPlaceholderData}>
          <FreshnessWithRefresh query={query} name="activity" />
          <ActivityReport
            report={report}
            orders={orders}
            refetching={query.isFetching}
            onRefetch={() => void query.refetch()}
          />
        </Stack>
      )}
    </QueryContent>
  );
}
