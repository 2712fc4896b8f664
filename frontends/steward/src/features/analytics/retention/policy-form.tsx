import { MayChange, useMayChange } from '../../../shared/session/roles.tsx';
import type { RetentionPolicy } from '@aera/contracts';
import { FormError, useForm } from '@aera/frontend-kit/form';
import { Button, Grid, MutedText, Notice, Row, Stack, TextField } from '@aera/ui';
import { useEffect, useState } from 'react';
import { type useDraft } from '@aera/frontend-kit/drafts';
import { unsavedHint } from '../../../shared/copy/unsaved-hint.ts';
import { SectionCard } from '../../../shared/page/section-card.tsx';
import {
  type emptyDraft,
  findErrors,
  dataClasses,
  limits,
  parsePolicy,
  isSamePolicy,
  toDraft,
} from './policy-draft.ts';
import type { usePreviewRetention } from './retention-api.ts';
import { retentionCopy } from './retention-copy.ts';

const copy = retentionCopy.form;

interface PolicyFormProps {
  /** The current policy. */
  readonly policy: RetentionPolicy;
  readonly preview: ReturnType<typeof usePreviewRetention>;
  readonly draft: ReturnType<typeof useDraft<typeof emptyDraft>>;
}

/** The retention period of each data class, in days. A change hides the last preview. */
export function PolicyForm({ policy, preview, draft: [stored, store] }: PolicyFormProps) {
  const mayChange = useMayChange();
  const saved = { ...toDraft(policy), base: JSON.stringify(policy) };
  const isChanged =
    stored !== null && dataClasses.some((dataClass) => stored[dataClass] !== saved[dataClass]);
  const isOutdated = isChanged && stored.base !== saved.base;
  // Kept, it would look like a change once the policy is another one.
  useEffect(() => {
    if (stored && !isChanged) store(null);
  });
  const draft = isChanged && !isOutdated ? stored : saved;
  const [unchanged, setUnchanged] = useState(false);
  const write = (next: typeof draft | null) => {
    store(next);
    setUnchanged(false);
    preview.reset();
  };
  const form = useForm({
    initial: draft,
    onType: (change) => write({ ...draft, ...change }),
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
        {isOutdated && <Notice tone="warning">{copy.outdated}</Notice>}
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
                write(null);
              }}
            >
              {copy.reset}
            </Button>
            <MutedText as="output">
              {unchanged ? copy.unchanged : isChanged && !isOutdated && unsavedHint}
            </MutedText>
          </Row>
          <FormError error={form.error} fallback={copy.failed} />
        </MayChange>
      </Stack>
    </SectionCard>
  );
}
