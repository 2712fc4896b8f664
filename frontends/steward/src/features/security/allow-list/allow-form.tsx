import { FormError, useForm } from '@aera/frontend-kit/form';
import { Button, Card, Grid, Stack, TextField } from '@aera/ui';
import { PageSection } from '../../../shared/page/page-title.tsx';
import { allowListCopy as copy } from '../blocks/blocks-copy.ts';
import type { useAllowListChanges } from '../security-api.ts';

interface AllowFormProps {
  readonly add: ReturnType<typeof useAllowListChanges>['add'];
}

export function AllowForm({ add }: AllowFormProps) {
  const form = useForm({
    initial: { network: '', note: '' },
    required: { network: copy.missing },
    send: async ({ network, note }) => {
      await add.mutateAsync({ network: network.trim(), note: note.trim() });
      form.reset();
    },
    mutation: add,
  });
  return (
    <Card>
      <PageSection level={2} title={copy.add}>
        <Stack as="form" gap={4} {...form.props}>
          <Grid gap={4}>
            <TextField
              {...form.bind('network')}
              label={copy.network}
              autoComplete="off"
              maxLength={50}
              required
            />
            <TextField {...form.bind('note')} label={copy.note} hint={copy.noteHint} maxLength={200} />
          </Grid>
          <FormError error={form.error} fallback={copy.notSaved} />
          <div>
            <Button type="submit" pending={form.pending} pendingLabel={copy.saving}>
              {copy.save}
            </Button>
          </div>
        </Stack>
      </PageSection>
    </Card>
  );
}
