import { useTypedText } from '@aera/frontend-kit/form';
import { Button, below, TextField, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { toLocalField } from '../copy/format-date.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 16rem) auto;
  gap: ${theme.space[2]};
  align-items: end;
  justify-content: start;
  > * {
    min-width: 0;
  }
  > div > * {
    min-width: 0;
  }
  > button {
    min-height: 2.875rem;
  }
  @media ${below('tablet')} {
    grid-template-columns: minmax(0, 1fr) auto;
    width: 100%;
  }
`;

interface InstantFormProps {
  readonly label: string;
  readonly submitLabel: string;
  /** ISO 8601; null for none. */
  readonly at: string | null;
  /** Whether an empty field cannot be submitted. */
  readonly required?: boolean;
  /** Receives the local time, such as `2026-03-30T10:00:00`, or an empty string. */
  readonly onSubmit: (localTime: string) => void;
}

/** Chooses an instant in the time zone of the browser. It applies on submit, because a partly typed date is another valid date. */
export function InstantForm({ label, submitLabel, at, required = false, onSubmit }: InstantFormProps) {
  const [localTime, setLocalTime] = useTypedText(at === null ? '' : toLocalField(at));
  const isMissing = required && localTime === '';
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isMissing) onSubmit(localTime);
      }}
    >
      <TextField
        type="datetime-local"
        step={1}
        label={label}
        value={localTime}
        onChange={({ target }) => setLocalTime(target.value)}
      />
      <Button type="submit" variant="secondary" disabled={isMissing}>
        {submitLabel}
      </Button>
    </Form>
  );
}
