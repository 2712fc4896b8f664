import { Button, TextField, theme } from '@aera/ui';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { eventsWords as words } from './events-copy.ts';

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${theme.space[3]};
  align-items: start;

  > button {
    justify-self: start;
    min-height: 2.875rem;
    margin-top: 1.725rem;
  }
`;

export interface FindFormProps {
  readonly value: string;
  readonly onFind: (text: string) => void;
  /** Which service. */
  readonly children: ReactNode;
}

/** Where to look. */
export function FindForm({ value, onFind, children }: FindFormProps) {
  const [typed, setTyped] = useState(value);
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        onFind(typed.trim());
      }}
    >
      {children}
      <TextField
        label={words.find}
        hint={words.findHint}
        maxLength={255}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" variant="secondary">
        {words.look}
      </Button>
    </Form>
  );
}
