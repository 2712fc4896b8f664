import { Button, TextField, below, theme } from '@aera/ui';
import { type FormEvent, useState } from 'react';
import { styled } from 'styled-components';
import { toLocalField } from '../../../shared/copy/format-date.ts';
import { parsePastInstant } from './person-view.ts';
import { personCopy } from './person-copy.ts';

const copy = personCopy.moment;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 16rem) auto;
  gap: ${theme.space[2]};
  align-items: end;
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

interface AsOfFormProps {
  readonly at: string | null;
  readonly onMoment: (at: string | null) => void;
}

/** Chooses an instant, in the time zone of the browser. A future one shows now. */
export function AsOfForm({ at, onMoment }: AsOfFormProps) {
  const [localTime, setLocalTime] = useState(at === null ? '' : toLocalField(at));
  const show = (event: FormEvent) => {
    event.preventDefault();
    if (localTime !== '') onMoment(parsePastInstant(localTime));
  };
  return (
    <Form onSubmit={show}>
      <TextField
        type="datetime-local"
        step={1}
        label={copy.field}
        value={localTime}
        onChange={({ target }) => setLocalTime(target.value)}
      />
      <Button type="submit" variant="secondary" disabled={localTime === ''}>
        {copy.show}
      </Button>
    </Form>
  );
}
