import { FailureNotice } from '../../../shared/fields/notices.tsx';
import { Part } from '../../../shared/page/page-title.tsx';
import { Button, Card, Stack, TextField, from, theme } from '@aera/ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { allowListCopy as copy } from '../blocks/blocks-copy.ts';
import type { useAllowListChanges } from '../security-api.ts';
import { errorDetail } from '../../../shared/copy/error-detail.ts';

const Fields = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  align-items: start;
  @media ${from('tablet')} {
    grid-template-columns: 1fr 1fr;
  }
`;

interface AllowFormProps {
  readonly add: ReturnType<typeof useAllowListChanges>['add'];
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
      <Part level={2} title={copy.add}>
        <Stack as="form" gap={4} noValidate onSubmit={submit}>
          <Fields>
            <TextField
              label={copy.network}
              autoComplete="off"
              maxLength={50}
              required
              value={network}
              error={missing ? copy.missing : null}
              onChange={({ target }) => {
                setNetwork(target.value);
                setMissing(false);
              }}
            />
            <TextField
              label={copy.note}
              hint={copy.noteHint}
              maxLength={200}
              value={note}
              onChange={({ target }) => setNote(target.value)}
            />
          </Fields>
          <FailureNotice>{add.isError ? errorDetail(add.error, copy.notSaved) : null}</FailureNotice>
          <div>
            <Button type="submit" pending={add.isPending} pendingLabel={copy.saving}>
              {copy.save}
            </Button>
          </div>
        </Stack>
      </Part>
    </Card>
  );
}
