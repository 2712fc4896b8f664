import { eraseVisitor } from '@aera/contracts';
import { yourData } from '@aera/content/your-data';
import { Button, Card, Heading, Stack, Text } from '@aera/ui';
import { callApi, logFailure } from '@aera/frontend-kit';
import { forgetVisitor } from '@aera/frontend-kit/clear-visitor-storage';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '../keys.ts';
import type { Certificate } from './certificate.tsx';
import { EraseDialog } from './erase-dialog.tsx';
import { useReadAnew } from './use-visitor-data.ts';

const { title, text, action } = yourData.erase;

/** Destroys what identifies the visitor, once they have typed that they want it; hands on the certificate. */
export function Erase({ onErased }: { readonly onErased: (certificate: Certificate) => void }) {
  const [open, setOpen] = useState(false);
  const readAnew = useReadAnew();
  const erasing = useMutation({
    mutationFn: () => callApi(eraseVisitor, { body: {} }),
    onError: (error) => logFailure('Failed to erase the data', error),
    onSuccess: (certificate) => {
      setOpen(false);
      forgetVisitor(keys);
      onErased(certificate);
      readAnew();
    },
  });
  return (
    <Stack as={Card} gap={4} align="start">
      <Heading level={3} size="lg">
        {title}
      </Heading>
      <Text>{text}</Text>
      <Button variant="destructive" onClick={() => setOpen(true)}>
        {action}
      </Button>
      {open && (
        <EraseDialog
          pending={erasing.isPending}
          failed={erasing.isError}
          onErase={() => erasing.mutate()}
          onClose={() => setOpen(false)}
        />
      )}
    </Stack>
  );
}
