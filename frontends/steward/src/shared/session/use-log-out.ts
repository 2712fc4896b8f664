import { useStewardSignOut } from '@aera/frontend-kit';
import { useToast } from '@aera/ui';

export const notSignedOut = {
  title: 'Couldn’t sign you out',
  description: 'The server didn’t respond. Try again.',
};

/** Signs the steward out, or explains in a toast that it failed. */
export function useLogOut() {
  const { mutate, isPending } = useStewardSignOut();
  const { toast } = useToast();
  return {
    isPending,
    logOut: () => mutate(undefined, { onError: () => toast({ ...notSignedOut, variant: 'destructive' }) }),
  };
}
