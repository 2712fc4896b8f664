import { withdrawQuestion } from '@aera/contracts';
import { Button, useToast } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { useState } from 'react';
import { useQuestionAction } from './questions-api.ts';
import { questionsCopy } from './questions-copy.ts';

const copy = questionsCopy.withdraw;

/** Withdraws a question after a confirmation. */
export function WithdrawQuestion({ questionId }: { readonly questionId: string }) {
  const [open, setOpen] = useState(false);
  const { toast } = useToast();
  const { mutate, isPending } = useQuestionAction(withdrawQuestion, questionId);
  const withdraw = () =>
    mutate(
      {},
      {
        onSuccess: () => toast({ ...copy.done, variant: 'success' }),
        onSettled: () => setOpen(false),
      },
    );
  return (
    <div>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {copy.open}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        width="sm"
        title={copy.title}
        description={copy.description}
        actions={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {copy.keep}
            </Button>
            <Button variant="destructive" pending={isPending} onClick={withdraw}>
              {copy.confirm}
            </Button>
          </>
        }
      />
    </div>
  );
}
