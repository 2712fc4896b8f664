import { FormError, useForm } from '@aera/frontend-kit/form';
import { PageSection } from '../../../shared/page/page-title.tsx';
import type { previewBlock, ResponseOf } from '@aera/contracts';
import { Button, Card, Grid, Notice, Row, Select, Stack, TextField, theme, toOptions } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { blockedCopy } from './blocks-copy.ts';
import { useManualBlock } from '../security-api.ts';

const { add: copy, preview: previewCopy } = blockedCopy;

const Result = styled.output`
  display: block;
  /* Removes the gap of an empty result. */
  &:empty {
    margin-top: calc(-1 * ${theme.space[4]});
  }
`;

const empty = { network: '', reason: '', minutes: '60' };

/** Blocks a network after a preview of its effects. The input stays until the block succeeds. */
export function BlockForm() {
  const [draft, setDraft] = useState(empty);
  const [blocked, setBlocked] = useState<string | null>(null);
  const { preview, block } = useManualBlock(() => {
    setBlocked(draft.network.trim());
    setDraft(empty);
  });
  const previewed = preview.data ?? null;
  const form = useForm({
    initial: draft,
    onType: (change) => {
      setDraft({ ...draft, ...change });
      setBlocked(null);
      preview.reset();
      block.reset();
    },
    required: { network: copy.missing, reason: copy.missingReason },
    send: ({ network, reason, minutes }) => {
      if (!previewed) return preview.mutateAsync(network.trim());
      if (previewed.rejection) return undefined;
      const body = { network: network.trim(), reason: reason.trim() };
      return block.mutateAsync({ ...body, minutes: minutes === '' ? null : Number(minutes) });
    },
    mutation: block.isIdle ? preview : block,
  });
  return (
    <Card>
      <PageSection level={2} title={copy.title}>
        <Stack as="form" gap={4} {...form.props}>
          <Grid minColumn="14rem" gap={4}>
            <TextField
              {...form.bind('network')}
              label={copy.network}
              hint={copy.hint}
              autoComplete="off"
              maxLength={50}
              required
            />
            <TextField
              {...form.bind('reason')}
              label={copy.reason}
              hint={copy.reasonHint}
              maxLength={300}
              required
            />
            <Select {...form.bind('minutes')} label={copy.duration} options={toOptions(copy.durations)} />
          </Grid>
          <Result>
            {previewed && <BlockPreview preview={previewed} />}
            {blocked !== null && <Notice tone="success">{copy.blocked(blocked)}</Notice>}
          </Result>
          <FormError error={form.error} fallback={copy.failed} />
          <Row gap={2}>
            {!previewed?.rejection && (
              <Button
                type="submit"
                variant={previewed ? 'destructive' : 'secondary'}
                pending={form.pending}
                pendingLabel={block.isPending ? copy.blocking : copy.previewing}
              >
                {previewed ? copy.block : copy.preview}
              </Button>
            )}
            {previewed && (
              <Button
                variant="ghost"
                disabled={form.pending}
                onClick={() => {
                  preview.reset();
                  block.reset();
                }}
              >
                {copy.cancel}
              </Button>
            )}
          </Row>
        </Stack>
      </PageSection>
    </Card>
  );
}

const Effects = styled.ul`
  padding-inline-start: 1.25rem;
  list-style-type: revert;
  line-height: 1.55;
`;

/** The effects of a block, or why it would be rejected. */
function BlockPreview({ preview }: { readonly preview: ResponseOf<typeof previewBlock> }) {
  const { network, rejection, ipAddresses, visitors, stewards, blocked } = preview;
  if (rejection) return <Notice tone="destructive">{rejection.detail}</Notice>;
  const lines = [
    previewCopy.ipAddresses(ipAddresses),
    visitors.inside + visitors.possible === 0 && visitors.complete
      ? previewCopy.noVisitors
      : previewCopy.visitors(visitors.inside, visitors.complete),
    visitors.possible > 0 && previewCopy.possibleVisitors(visitors.possible),
    stewards.length > 0 && previewCopy.stewards(stewards),
    blocked.length > 0 && previewCopy.already(blocked),
  ].filter((line) => line !== false);
  return (
    <Notice tone={stewards.length > 0 ? 'warning' : 'info'} title={previewCopy.title(network)}>
      <Effects>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Effects>
    </Notice>
  );
}
