import { Button } from '@aera/ui';

export interface RefreshButtonProps {
  readonly pending: boolean;
  readonly onRefresh: () => void;
  /** What is read again, where there is more than one such on the page. */
  readonly of?: string | undefined;
  /** In the middle of a line of text. */
  readonly quiet?: boolean;
}

/** Reads what is shown again, now. */
export const RefreshButton = ({ pending, onRefresh, of, quiet = false }: RefreshButtonProps) => (
  <Button
    variant={quiet ? 'ghost' : 'secondary'}
    size="sm"
    aria-label={of && !pending ? `Refresh ${of}` : undefined}
    pending={pending}
    pendingLabel="Refreshing..."
    onClick={onRefresh}
  >
    Refresh
  </Button>
);
