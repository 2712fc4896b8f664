import { Button, Card, Notice, Row, Select, Stack, TextField, from, theme } from '@aera/ui';
import { isApiError } from '@aera/frontend-kit';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Part } from '../../../shared/page/page-title.tsx';
import { securityWords } from '../security-copy.ts';
import { BlockPreview } from './block-preview.tsx';
import { useBlockByHand } from './use-manual-block.ts';

const words = securityWords.blocked.add;

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  align-items: start;
  @media ${from('laptop')} {
    grid-template-columns: 1fr 1fr 14rem;
  }
`;

const Said = styled.output`
  display: block;
  /* Nothing to say leaves no gap. */
  &:empty {
    margin-top: calc(-1 * ${theme.space[4]});
  }
`;

const empty = { network: '', reason: '', minutes: '60' };

const detailOf = (error: unknown): string =>
  isApiError(error) && error.problem?.detail ? error.problem.detail : words.failed;

/** Blocks a network by hand, after showing whom it would hit. What is typed stays until it is done. */
export function BlockForm() {
  const [draft, setDraft] = useState(empty);
  const [missing, setMissing] = useState<'network' | 'reason' | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const { preview, block } = useBlockByHand(() => {
    setSaid(draft.network.trim());
    setDraft(empty);
  });
  const change = (part: Partial<typeof empty>) => {
    setDraft({ ...draft, ...part });
    setMissing(null);
    setSaid(null);
    preview.reset();
    block.reset();
  };
  const seen = preview.data ?? null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const network = draft.network.trim();
    const lacking = network === '' ? 'network' : draft.reason.trim() === '' ? 'reason' : null;
    setMissing(lacking);
    if (lacking || preview.isPending || block.isPending) return;
    if (!seen) return preview.mutate(network);
    const minutes = draft.minutes === '' ? null : Number(draft.minutes);
    if (!seen.refusal) block.mutate({ network, reason: draft.reason.trim(), minutes });
  };
  return (
    <Card>
      <Part level={2} title={words.title}>
        <Stack as="form" gap={4} noValidate onSubmit={submit}>
          <Fields>
            <TextField
              label={words.network}
              hint={words.hint}
              autoComplete="off"
              maxLength={50}
              required
              value={draft.network}
              error={missing === 'network' ? words.missing : null}
              onChange={({ target }) => change({ network: target.value })}
            />
            <TextField
              label={words.reason}
              hint={words.reasonHint}
              maxLength={300}
              required
              value={draft.reason}
              error={missing === 'reason' ? words.missingReason : null}
              onChange={({ target }) => change({ reason: target.value })}
            />
            <Select
              label={words.length}
              options={Object.entries(words.lengths).map(([value, label]) => ({ value, label }))}
              value={draft.minutes}
              onChange={({ target }) => change({ minutes: target.value })}
            />
          </Fields>
          <Said>
            {seen && <BlockPreview preview={seen} />}
            {said !== null && <Notice tone="success">{words.blocked(said)}</Notice>}
          </Said>
          <Said as="div" role="alert">
            {preview.isError && <Notice tone="destructive">{detailOf(preview.error)}</Notice>}
            {block.isError && <Notice tone="destructive">{detailOf(block.error)}</Notice>}
          </Said>
          <Row gap={2}>
            {!seen?.refusal && (
              <Button
                type="submit"
                variant={seen ? 'destructive' : 'secondary'}
                pending={preview.isPending || block.isPending}
                pendingLabel={block.isPending ? words.blocking : words.previewing}
              >
                {seen ? words.block : words.preview}
              </Button>
            )}
            {seen && (
              <Button variant="ghost" onClick={() => preview.reset()}>
                {words.cancel}
              </Button>
            )}
          </Row>
        </Stack>
      </Part>
    </Card>
  );
}
