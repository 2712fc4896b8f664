import { Button, Heading, Notice, Stack, Text } from '@aera/ui';
import { useState } from 'react';
import { ErasureDialog } from './erasure-dialog.tsx';
import { ErasureResult } from './erasure-result.tsx';
import { personCopy } from './person-copy.ts';
import { dataSubjectCopy } from './data-subject-requests-copy.ts';
import { useErasure } from './use-erasure.ts';

const erasureCopy = dataSubjectCopy.erasure;

export interface ErasureProps {
  readonly id: string;
  readonly name: string;
  /** There is nothing left of them to erase. */
  readonly erased: boolean;
  /** They have shown that the addresses typed are theirs. */
  readonly shown: boolean;
  /** Does it once it is sure whom it is about. */
  readonly onceSure: (act: () => void) => void;
}

/** The way to erase a person, and what is left to do where a service was not reached. */
export function Erasure({ id, name, erased, shown, onceSure }: ErasureProps) {
  const [open, setOpen] = useState(false);
  const attempt = useErasure(id, shown);
  const { outcome, isPending } = attempt;
  const close = () => {
    if (!isPending) setOpen(false);
  };
  const unfinished = outcome?.complete === false;
  return (
    <Stack gap={3} align="start">
      <Heading level={3} size="sm">
        {erasureCopy.title}
      </Heading>
      <Text size="sm">{erased && !unfinished ? personCopy.erasedTitle : erasureCopy.text}</Text>
      {unfinished && <Notice tone="warning">{erasureCopy.notComplete}</Notice>}
      {(!erased || unfinished) && (
        <Button variant="secondary" size="sm" onClick={() => onceSure(() => setOpen(true))}>
          {unfinished ? erasureCopy.goOn : erasureCopy.begin}
        </Button>
      )}
      {open && !outcome && <ErasureDialog id={id} name={name} attempt={attempt} onClose={close} />}
      {open && outcome && <ErasureResult outcome={outcome} attempt={attempt} onClose={close} />}
    </Stack>
  );
}
