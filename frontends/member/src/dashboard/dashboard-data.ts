import { listNotifications, myQuestions, type Notification, type Question } from '@aera/contracts';
import { memberKey, useMember } from '@aera/frontend-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLiveNews } from '../live/use-live-news.ts';

export const questionsKey = [myQuestions.path] as const;
export const notificationsKey = [listNotifications.path] as const;

/** A list of the member's, newest first; undefined while it is not known. */
export interface Listing<Item> {
  readonly items: readonly Item[] | undefined;
  readonly failed: boolean;
  readonly loading: boolean;
  readonly retry: () => void;
}

export type Questions = Listing<Question>;
export type Notifications = Listing<Notification>;

/** The member's questions and notifications, kept live by the server. */
export function useDashboardData(): { questions: Questions; notifications: Notifications } {
  useLiveNews();
  return {
    questions: useListing<Question>(questionsKey),
    notifications: useListing<Notification>(notificationsKey),
  };
}

/** Reads a list under a key of the member's own, so that the next member of this browser never sees it. */
function useListing<Item>(key: readonly [string]): Listing<Item> {
  const client = useQueryClient();
  const { member } = useMember();
  const { data, isError, isFetching, refetch } = useQuery<Item[] | null>({
    queryKey: [...key, member?.id],
    enabled: member !== null,
    staleTime: 0,
  });
  const signedOut = data === null;

  useEffect(() => {
    if (signedOut) void client.invalidateQueries({ queryKey: memberKey });
  }, [signedOut, client]);

  return {
    items: data ?? undefined,
    failed: isError && !data,
    loading: isFetching,
    retry: () => void refetch(),
  };
}
