import { requestInformation } from '@aera/contracts';
import { FormDialog, useForm } from '@aera/frontend-kit/form';
import { Notice, TextArea } from '@aera/ui';
import { sendOnCtrlEnter } from '../../shared/keys/keyboard.ts';
import { useQuestionCommand } from './questions-api.ts';
import { questionsCopy } from './questions-copy.ts';

const copy = questionsCopy.request;

interface RequestInformationProps {
  readonly questionId: string;
  /** True once a request waits for its reply, for example one of another steward. */
  readonly isRequested: boolean;
  readonly onClose: () => void;
}

/** Asks the author for more information. The text is kept until it is sent or cancelled. */
export function RequestInformation({ questionId, isRequested, onClose }: RequestInformationProps) {
  const command = useQuestionCommand(requestInformation, questionId, { success: () => copy.sent });
  const form = useForm({
    initial: { request: '' },
    required: { request: copy.missing },
    send: async ({ request }) => {
      await command.mutateAsync({ request: request.trim() });
      onClose();
    },
    mutation: command,
  });
  return (
    <FormDialog title={copy.title} description={copy.description} form={form} copy={copy} onClose={onClose}>
      {isRequested && !form.pending && (
        <div role="alert">
          <Notice tone="warning">{copy.alreadySent}</Notice>
        </div>
      )}
      <TextArea
        {...form.bind('request')}
        label={copy.field}
        rows={4}
        maxLength={4000}
        required
        onKeyDown={sendOnCtrlEnter}
      />
    </FormDialog>
  );
}
