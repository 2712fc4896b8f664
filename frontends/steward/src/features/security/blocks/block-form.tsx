import { Part } from '../../../shared/page/page-title.tsx';
import type { previewBlock, ResponseOf } from '@aera/contracts';
import { Button, Card, from, Notice, Row, Select, Stack, TextField, theme } from '@aera/ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { blockedCopy } from './blocks-copy.ts';
import { useManualBlock } from '../security-api.ts';
import { errorDetail } from '../../../shared/copy/error-detail.ts';

const { add: copy, preview: previewCopy } = blockedCopy;

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  align-items: start;
  @media ${from('laptop')} {
    grid-template-columns: 1fr 1fr 14rem;
  }
`;

const Result = styled.output`
  display: block;
  /* No gap while it is empty. */
  &:empty {
    margin-top: calc(-1 * ${theme.space[4]});
  }
`;

const empty = { network: '', reason: '', minutes: '60' };

/** Blocks a network after a preview of its effects. The input stays until the block succeeds. */
export function BlockForm() {
  const [draft, setDraft] = useState(empty);
  const [missing, setMissing] = useState<'network' | 'reason' | null>(null);
  const [blocked, setBlocked] = useState<string | null>(null);
  const { preview, block } = useManualBlock(() => {
    setBlocked(draft.network.trim());
    setDraft(empty);
  });
  const change = (changes: Partial<typeof empty>) => {
    setDraft({ ...draft, ...changes });
    setMissing(null);
    setBlocked(null);
    preview.reset();
    block.reset();
  };
  const previewed = preview.data ?? null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const network = draft.network.trim();
    const missingField = network === '' ? 'network' : draft.reason.trim() === '' ? 'reason' : null;
    setMissing(missingField);
    if (missingField || preview.isPending || block.isPending) return;
    if (!previewed) return preview.mutate(network);
    const minutes = draft.minutes === '' ? null : Number(draft.minutes);
    if (!previewed.refusal) block.mutate({ network, reason: draft.reason.trim(), minutes });
  };
  return (
    <Card>
      <Part level={2} title={copy.title}>
        <Stack as="form" gap={4} noValidate onSubmit={submit}>
          <Fields>
            <TextField
              label={copy.network}
              hint={copy.hint}
              autoComplete="off"
              maxLength={50}
              required
              value={draft.network}
              error={missing === 'network' ? copy.missing : null}
              onChange={({ target }) => change({ network: target.value })}
            />
            <TextField
              label={copy.reason}
              hint={copy.reasonHint}
              maxLength={300}
              required
              value={draft.reason}
              error={missing === 'reason' ? copy.missingReason : null}
              onChange={({ target }) => change({ reason: target.value })}
            />
            <Select
              label={copy.length}
              options={Object.entries(copy.lengths).map(([value, label]) => ({ value, label }))}
              value={draft.minutes}
              onChange={({ target }) => change({ minutes: target.value })}
            />
          </Fields>
          <Result>
            {previewed && <BlockPreview preview={previewed} />}
            {blocked !== null && <Notice tone="success">{copy.blocked(blocked)}</Notice>}
          </Result>
          <Result as="div" role="alert">
            {preview.isError && <Notice tone="destructive">{errorDetail(preview.error, copy.failed)}</Notice>}
            {block.isError && <Notice tone="destructive">{errorDetail(block.error, copy.failed)}</Notice>}
          </Result>
          <Row gap={2}>
            {!previewed?.refusal && (
              <Button
                type="submit"
                variant={previewed ? 'destructive' : 'secondary'}
                pending={preview.isPending || block.isPending}
                pendingLabel={block.isPending ? copy.blocking : copy.previewing}
              >
                {previewed ? copy.block : copy.preview}
              </Button>
            )}
            {previewed && (
              <Button variant="ghost" onClick={() => preview.reset()}>
                {copy.cancel}
              </Button>
            )}
          </Row>
        </Stack>
      </Part>
    </Card>
  );
}

const Effects = styled.ul`
  padding-inline-start: 1.25rem;
  line-height: 1.55;
`;

/** The effects of a block, or why it would be rejected. */
function BlockPreview({ preview }: { readonly preview: ResponseOf<typeof previewBlock> }) {
  const { network, refusal, addresses, visitors, stewards, blocked } = preview;
  if (refusal) return <Notice tone="destructive">{refusal.detail}</Notice>;
  const lines = [
    previewCopy.addresses(addresses),
    visitors.addresses === 0 && visitors.complete
      ? previewCopy.noVisitors
      : previewCopy.visitors(visitors.addresses, visitors.complete),
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
