import { checkPin } from '@aera/contracts';
import { shellCopy } from '@aera/content/shell';
import { Button, TextField } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { callApi, isApiError, toErrorDetail } from '@aera/frontend-kit';
import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';

const errorDurationMs = 3000;
const clearDelayMs = 100;
const copy = shellCopy.pinGate;

/** Asks for the PIN until it is correct. Only the server knows the PIN. */
export function PinDialog({ onAccepted }: { readonly onAccepted: () => void }) {
  const [pin, setPin] = useState('');
  const [pending, setPending] = useState(false);
  /** An object, so that a repeated error restarts its three seconds. */
  const [error, setError] = useState<{ readonly text: string } | null>(null);
  const navigate = useNavigate();

  useEffect(() => {
    if (!error) return undefined;
    const clearing = setTimeout(() => setPin(''), clearDelayMs);
    const hiding = setTimeout(() => setError(null), errorDurationMs);
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
      setError({ text: toErrorMessage(failure) });
    } finally {
      setPending(false);
    }
  };

  return (
    <Dialog
      open
      dismissable={false}
      width="sm"
      title={copy.title}
      level={1}
      description={copy.text}
      actions={
        <>
          <Button variant="ghost" onClick={() => void navigate('/about')}>
            {copy.goBack}
          </Button>
          <Button type="submit" form="pin-form" disabled={pin.trim() === ''} pending={pending}>
            {copy.submit}
          </Button>
        </>
      }
    >
      <form id="pin-form" onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={copy.field}
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

/** Returns the specified text for a wrong PIN, and the reason of the server or a generic text if the PIN was not checked. */
const toErrorMessage = (error: unknown): string =>
  isApiError(error) && [400, 401].includes(error.status)
    ? copy.invalid
    : toErrorDetail(error, copy.unchecked);
