import { markContactAsSpam } from '@aera/contracts';
import { Button, Stack } from '@aera/ui';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { useContactCommand, useContactThread } from '../../contacts-api.ts';
import { contactsCopy as copy } from '../../contacts-copy.ts';
import { ContactDetail } from './contact-detail.tsx';
import { ContactMerges, MergeHint } from '../../merges/contact-merges.tsx';
import { useMayChange } from '../../../../shared/session/roles.tsx';

/** The contact in the URL. */
export function ContactPanel({ id, onUpdated }: { readonly id: string; readonly onUpdated: () => void }) {
  const query = useContactThread(id);
  const mayChange = useMayChange();
  const markAsSpam = useContactCommand(markContactAsSpam, id, () => ({ title: copy.markedAsSpam }));
  const { failed, notes, unknown } = copy;
  return (
    <QueryContent query={query} copy={{ loading: notes.loading, failed }} missing={unknown}>
      {({ contact, quarantined }) => (
        <Stack gap={4}>
          {!quarantined && <MergeHint id={id} />}
          <ContactDetail contact={contact} onUpdated={onUpdated} />
          {!quarantined && <ContactMerges id={id} />}
          {mayChange && !quarantined && (
            <div>
              <Button
                variant="ghost"
                size="sm"
                pending={markAsSpam.isPending}
                onClick={() => markAsSpam.mutate(undefined, { onSuccess: onUpdated })}
              >
                {copy.spam}
              </Button>
            </div>
          )}
        </Stack>
      )}
    </QueryContent>
  );
}
