import { useQuery } from '@tanstack/react-query';

/** Who is signed in. `failed` says that nobody could tell, which is not the same as nobody. */
export type Session<User> = {
  user: User | null;
  isLoading: boolean;
  failed: boolean;
  /** Asks again after a failure. */
  retry: () => void;
  retrying: boolean;
};

/** Reads a session by its key, the path it is read from: once, and fresh for five minutes. 401 reads as nobody. */
export function useSession<User>(queryKey: readonly [string], enabled: boolean): Session<User> {
  const { data, isLoading, isError, isFetching, refetch } = useQuery<{ user: User } | null>({
    queryKey,
    enabled,
  });
  return {
    user: data?.user ?? null,
    isLoading,
    failed: isError && !data,
    retry: () => void refetch(),
    retrying: isError && isFetching,
  };
}
