import { withdrawQuestion } from '@aera/contracts';
import { Button, useToast } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { useState } from 'react';
import { useQuestionAction } from './question-api.ts';
import { questionsWords } from './questions-words.ts';

const words = questionsWords.withdraw;

/** Takes a question back, after asking once more. */
export function WithdrawQuestion({ questionId }: { readonly questionId: string }) {
  const [open, setOpen] = useState(false);
  const { toast } = useToast();
  const { mutate, isPending } = useQuestionAction(withdrawQuestion, questionId);
  const withdraw = () =>
    mutate(
      {},
      {
        onSuccess: () => toast({ ...words.done, variant: 'success' }),
        onSettled: () => setOpen(false),
      },
    );
  return (
    <div>
      <Button variant="ghost" size="sm" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        width="sm"
        title={words.title}
        description={words.description}
        actions={
          <>
            <Button variant="ghost" onClick={() => setOpen(false)}>
              {words.keep}
            </Button>
            <Button variant="destructive" pending={isPending} onClick={withdraw}>
              {words.confirm}
            </Button>
          </>
        }
      />
    </div>
  );
}
