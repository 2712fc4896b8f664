import {
  type FrontendConflict,
  listFrontendDecisions,
  listFrontends,
  type FrontendStatus,
  pinFrontend,
  type ResponseOf,
  unpinFrontend,
} from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi, isApiError } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toErrorDetail } from '../../../shared/session/api-errors.ts';
import { useInvalidate } from '../../../shared/session/use-invalidate.ts';
import { frontendsCopy as copy, shortenVersion } from './frontends-copy.ts';

/** Null unpins. */
interface Decision {
  readonly name: FrontendStatus['name'];
  readonly version: string | null;
  readonly reason: string;
  readonly expectedRevision: number;
}

/** The current state after a conflict. */
const readConflict = (error: unknown): FrontendStatus | null =>
  isApiError(error) && error.status === 409 && error.problem && 'current' in error.problem
    ? (error.problem as unknown as FrontendConflict).current
    : null;

type FrontendList = ResponseOf<typeof listFrontends>;

/** Pins a version, or follows the latest. The dialog shows conflicts. */
export function usePinFrontend() {
  const client = useQueryClient();
  const onSettled = useInvalidate(listFrontends, listFrontendDecisions);
  const { toast } = useToast();
  const listKey = [listFrontends.path, null, null];
  const show = (changed: FrontendStatus) =>
    client.setQueryData<FrontendList>(
      listKey,
      (known) =>
        known && {
          ...known,
          frontends: known.frontends.map((one) => (one.name === changed.name ? changed : one)),
        },
    );
  return useMutation({
    mutationFn: ({ name, version, ...body }: Decision): Promise<FrontendStatus> =>
      version === null
        ? callApi(unpinFrontend, { params: { name }, body })
        : callApi(pinFrontend, { params: { name }, body: { ...body, version } }),
    onSuccess: (changed, { name, version }) => {
      show(changed);
      const title = copy.titles[name];
      toast({
        title:
          version === null ? copy.done.unpinned(title) : copy.done.pinned(title, shortenVersion(version)),
        description: copy.done.description,
        variant: 'success',
      });
    },
    onError: (error) => {
      const current = readConflict(error);
      if (current) show(current);
      else
        toast({
          title: copy.failedToChange,
          description: toErrorDetail(error, copy.noResponse),
          variant: 'destructive',
        });
    },
    onSettled,
  });
}
