import {
  listFrontendDecisions,
  listFrontends,
  type FrontendStatus,
  pinFrontend,
  type ResponseOf,
  unpinFrontend,
} from '@aera/contracts';
import { callApi } from '@aera/frontend-kit';
import { useQueryClient } from '@tanstack/react-query';
import { toQueryKey } from '@aera/frontend-kit/use-api-query';
import { useCommand } from '@aera/frontend-kit/use-command';
import { frontendsCopy as copy, shortenVersion } from './frontends-copy.ts';

/** Null unpins. */
interface Decision {
  readonly name: FrontendStatus['name'];
  readonly version: string | null;
  readonly reason: string;
  readonly expectedRevision: number;
}

type FrontendList = ResponseOf<typeof listFrontends>;

/** Pins a version, or follows the latest. The dialog shows conflicts. */
export function usePinFrontend() {
  const client = useQueryClient();
  const listKey = toQueryKey(listFrontends);
  const show = (changed: FrontendStatus) =>
    client.setQueryData<FrontendList>(
      listKey,
      (known) =>
        known && {
          ...known,
          frontends: known.frontends.map((one) => (one.name === changed.name ? changed : one)),
        },
    );
  return useCommand({
    send: ({ name, version, ...body }: Decision): Promise<FrontendStatus> =>
      version === null
        ? callApi(unpinFrontend, { params: { name }, body })
        : callApi(pinFrontend, { params: { name }, body: { ...body, version } }),
    refetch: [listFrontends, listFrontendDecisions],
    onSuccess: show,
    success: (_changed, { name, version }) => ({
      title:
        version === null
          ? copy.done.unpinned(copy.titles[name])
          : copy.done.pinned(copy.titles[name], shortenVersion(version)),
      description: copy.done.description,
    }),
    failure: { title: copy.failedToChange, description: copy.noResponse },
  });
}
