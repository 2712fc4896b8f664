import { Button, Card, Notice, Stack, TextField, from, theme } from '@aera/ui';
import { isApiError } from '@aera/frontend-kit';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { Part } from '../../../shared/page/page-title.tsx';
import { securityWords } from '../security-copy.ts';
import type { useAllowList } from './use-allow-list.ts';

const words = securityWords.allowList;

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  align-items: start;
  @media ${from('tablet')} {
    grid-template-columns: 1fr 1fr;
  }
`;

export interface AllowFormProps {
  readonly add: ReturnType<typeof useAllowList>['add'];
}

/** Puts a network on the list; what is typed stays until it is there. */
export function AllowForm({ add }: AllowFormProps) {
  const [network, setNetwork] = useState('');
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setMissing(network.trim() === '');
    if (network.trim() === '' || add.isPending) return;
    add.mutate(
      { network: network.trim(), note: note.trim() },
      {
        onSuccess: () => {
          setNetwork('');
          setNote('');
        },
      },
    );
  };
  return (
    <Card>
      <Part level={2} title={words.add}>
        <Stack as="form" gap={4} noValidate onSubmit={submit}>
          <Fields>
            <TextField
              label={words.network}
              autoComplete="off"
              maxLength={50}
              required
              value={network}
              error={missing ? words.missing : null}
              onChange={({ target }) => {
                setNetwork(target.value);
                setMissing(false);
              }}
            />
            <TextField
              label={words.note}
              hint={words.noteHint}
              maxLength={200}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Fields>
          <div role="alert">
            {add.isError && (
              <Notice tone="destructive">
                {isApiError(add.error) && add.error.problem?.detail
                  ? add.error.problem.detail
                  : words.notSaved}
              </Notice>
            )}
          </div>
          <div>
            <Button type="submit" pending={add.isPending} pendingLabel={words.saving}>
              {words.save}
            </Button>
          </div>
        </Stack>
      </Part>
    </Card>
  );
}
