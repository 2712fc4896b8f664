import { MayChange, useMayChange } from '../../../shared/session/roles.tsx';
import type { RetentionPolicy } from '@aera/contracts';
import { FormError, useForm } from '@aera/frontend-kit/form';
import { Button, Grid, MutedText, Row, Stack, TextField } from '@aera/ui';
import { useState } from 'react';
import { SectionCard } from '../../../shared/page/section-card.tsx';
import { findErrors, dataClasses, limits, parsePolicy, isSamePolicy, toDraft } from './policy-draft.ts';
import type { usePreviewRetention } from './retention-api.ts';
import { retentionCopy } from './retention-copy.ts';

const copy = retentionCopy.form;

interface PolicyFormProps {
  /** The current policy. */
  readonly policy: RetentionPolicy;
  readonly preview: ReturnType<typeof usePreviewRetention>;
}

/** The retention period of each data class, in days. A change hides the last preview. */
export function PolicyForm({ policy, preview }: PolicyFormProps) {
  const mayChange = useMayChange();
  const [draft, setDraft] = useState(() => toDraft(policy));
  const [unchanged, setUnchanged] = useState(false);
  const write = (change: Partial<typeof draft>) => {
    setDraft({ ...draft, ...change });
    setUnchanged(false);
    preview.reset();
  };
  const form = useForm({
    initial: draft,
    onType: write,
    validate: findErrors,
    send: (values) => {
      const next = parsePolicy(values);
      if (!next) return undefined;
      setUnchanged(isSamePolicy(next, policy));
      return isSamePolicy(next, policy) ? undefined : preview.mutateAsync(next);
    },
    mutation: preview,
  });
  return (
    <SectionCard title={copy.title}>
      <Stack as="form" {...form.props} gap={4}>
        <Grid minColumn="16rem" gap={4}>
          {dataClasses.map((dataClass) => (
            <TextField
              key={dataClass}
              {...form.bind(dataClass)}
              label={copy.field(retentionCopy.dataClasses[dataClass].name)}
              hint={`${retentionCopy.dataClasses[dataClass].description} ${copy.current(policy[dataClass])}`}
              inputMode="numeric"
              autoComplete="off"
              required
              readOnly={!mayChange}
              maxLength={String(limits[dataClass].max).length}
            />
          ))}
        </Grid>
        <MayChange>
          <Row gap={2}>
            <Button type="submit" pending={form.pending} pendingLabel={copy.previewing}>
              {copy.preview}
            </Button>
            <Button
              variant="ghost"
              onClick={() => {
                form.reset();
                write(toDraft(policy));
              }}
            >
              {copy.reset}
            </Button>
            <MutedText as="output">{unchanged && copy.unchanged}</MutedText>
          </Row>
          <FormError error={form.error} fallback={copy.failed} />
        </MayChange>
      </Stack>
    </SectionCard>
  );
}
