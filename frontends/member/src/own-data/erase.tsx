import { Button, Card, Heading, Stack, Text } from '@aera/ui';
import { useState } from 'react';
import { EraseDialog } from './erase-dialog.tsx';
import { ownDataWords } from './own-data-words.ts';

const { title, text, action } = ownDataWords.erase;

/** The way to the end of an account. */
export function Erase() {
  const [open, setOpen] = useState(false);
  return (
    <Stack as={Card} gap={4} align="start">
      <Heading level={2} size="lg">
        {title}
      </Heading>
      <Text>{text}</Text>
      <Button variant="destructive" onClick={() => setOpen(true)}>
        {action}
      </Button>
      {open && <EraseDialog onClose={() => setOpen(false)} />}
    </Stack>
  );
}
