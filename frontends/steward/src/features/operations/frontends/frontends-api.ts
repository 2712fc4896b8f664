import {
  type FrontendConflict,
  frontendHistory,
  listFrontends,
  type LiveFrontend,
  pinFrontend,
  type ResponseOf,
  unpinFrontend,
} from '@aera/contracts';
import { useToast } from '@aera/ui';
import { callApi, isApiError } from '@aera/frontend-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { frontendsWords as words, shortVersion } from './frontends-copy.ts';

/** What a steward is about to have served; null follows the newest. */
export interface Decision {
  readonly name: LiveFrontend['name'];
  readonly version: string | null;
  readonly reason: string;
  readonly expectedRevision: number;
}

/** What is true now, where somebody else has decided meanwhile. */
const conflictIn = (error: unknown): LiveFrontend | null =>
  isApiError(error) && error.status === 409 && error.problem && 'current' in error.problem
    ? (error.problem as unknown as FrontendConflict).current
    : null;

const detailOf = (error: unknown): string => (isApiError(error) && error.problem?.detail) || words.noAnswer;

type Listed = ResponseOf<typeof listFrontends>;

/** Has a version served. That somebody else was faster is for the dialog to say. */
export function useDecide() {
  const client = useQueryClient();
  const { toast } = useToast();
  const listKey = [listFrontends.path, null, null];
  const show = (changed: LiveFrontend) =>
    client.setQueryData<Listed>(
      listKey,
      (known) =>
        known && {
          ...known,
          frontends: known.frontends.map((one) => (one.name === changed.name ? changed : one)),
        },
    );
  return useMutation({
    mutationFn: ({ name, version, ...body }: Decision): Promise<LiveFrontend> =>
      version === null
        ? callApi(unpinFrontend, { params: { name }, body })
        : callApi(pinFrontend, { params: { name }, body: { ...body, version } }),
    onSuccess: (changed, { name, version }) => {
      show(changed);
      const title = words.titles[name];
      toast({
        title:
          version === null ? words.done.unpinned(title) : words.done.pinned(title, shortVersion(version)),
        description: words.done.description,
        variant: 'success',
      });
    },
    onError: (error) => {
      const current = conflictIn(error);
      if (current) show(current);
      else toast({ title: words.notDone, description: detailOf(error), variant: 'destructive' });
    },
    onSettled: () =>
      Promise.all(
        [listFrontends.path, frontendHistory.path].map((path) =>
          client.invalidateQueries({ queryKey: [path] }),
        ),
      ),
  });
}
