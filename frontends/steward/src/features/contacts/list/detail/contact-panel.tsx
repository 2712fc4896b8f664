import { condemnContact } from '@aera/contracts';
import { Button, EmptyState, Stack, Text } from '@aera/ui';
import { isApiError } from '@aera/frontend-kit';
import { useContactAction, useContactThread } from '../../contacts-api.ts';
import { contactsCopy as copy } from '../../contacts-copy.ts';
import { ContactDetail } from './contact-detail.tsx';
import { ContactMerges } from '../../merges/contact-merges.tsx';
import { MergeHint } from '../../merges/merge-hint.tsx';
import { ReadingFailure } from '../../../../shared/list/query-failure.tsx';
import { useMayChange } from '../../../../shared/session/roles.tsx';

export interface ContactPanelProps {
  readonly id: string;
  readonly onUpdated: () => void;
}

/** The contact that the address names, wherever it stands in the lists. */
export function ContactPanel({ id, onUpdated }: ContactPanelProps) {
  const reading = useContactThread(id);
  const mayChange = useMayChange();
  const condemn = useContactAction(condemnContact, id);
  const { data: thread, error } = reading;
  if (!thread && isApiError(error) && (error.status === 404 || error.status === 400))
    return <EmptyState>{copy.unknown}</EmptyState>;
  if (!thread)
    return error ? (
      <ReadingFailure title={copy.failed} reading={reading} />
    ) : (
      <Text as="output">{copy.notes.loading}</Text>
    );
  return (
    <Stack gap={4}>
      {!thread.quarantined && <MergeHint id={id} />}
      <ContactDetail contact={thread.contact} onUpdated={onUpdated} />
      {!thread.quarantined && <ContactMerges id={id} />}
      {mayChange && !thread.quarantined && (
        <div>
          <Button
            variant="ghost"
            size="sm"
            pending={condemn.isPending}
            onClick={() => condemn.mutate(undefined, { onSuccess: onUpdated })}
          >
            {copy.spam}
          </Button>
        </div>
      )}
    </Stack>
  );
}
