import { checkPin } from '@aera/contracts';
import { shellWords } from '@aera/content/shell';
import { Button, TextField } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { callApi, isApiError } from '@aera/frontend-kit';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

const errorFor = 3000;
const clearAfter = 100;
const words = shellWords.pinGate;

/** Asks for the PIN until it is right. The server compares; nothing here knows it. */
export function PinModal({ onAccepted }: { readonly onAccepted: () => void }) {
  const [pin, setPin] = useState('');
  const [pending, setPending] = useState(false);
  /** An object, so that the same words said twice are two errors, each with its own three seconds. */
  const [error, setError] = useState<{ readonly text: string } | null>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (!error) return undefined;
    const clearing = setTimeout(() => setPin(''), clearAfter);
    const hiding = setTimeout(() => setError(null), errorFor);
    return () => {
      clearTimeout(clearing);
      clearTimeout(hiding);
    };
  }, [error]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (pending || pin.trim() === '') return;
    setPending(true);
    try {
      await callApi(checkPin, { body: { pin } });
      onAccepted();
    } catch (failure) {
      setError({ text: messageOf(failure) });
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      open
      dismissable={false}
      width="sm"
      title={words.title}
      description={words.text}
      actions={
        <>
          <Button variant="ghost" onClick={() => void navigate('/about')}>
            {words.goBack}
          </Button>
          <Button type="submit" form="pin-form" disabled={pin.trim() === ''} pending={pending}>
            {words.submit}
          </Button>
        </>
      }
    >
      <form id="pin-form" onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={words.field}
          type="password"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={pin}
          error={error?.text ?? null}
          onChange={({ target }) => setPin(target.value)}
        />
      </form>
    </Dialog>
  );
}

/** A wrong PIN is said in the words of the specification; too many tries, or no answer at all, in the server's or our own. */
function messageOf(error: unknown): string {
  if (!isApiError(error)) return words.unchecked;
  if (error.status < 500 && error.status !== 429) return words.invalid;
  return error.problem?.detail ?? words.unchecked;
}
