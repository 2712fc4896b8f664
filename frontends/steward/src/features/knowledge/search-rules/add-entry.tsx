import { Button, TextField, below } from '@aera/ui';
import { type KeyboardEvent, useState } from 'react';
import { styled } from 'styled-components';

interface AddEntryProps {
  readonly label: string;
  readonly hint?: string;
  readonly button: string;
  readonly onAdd: (text: string) => void;
  readonly pending?: { readonly label: string } | null;
}

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 24rem) auto;
  gap: 0.5rem;
  align-items: start;
  justify-content: start;
  > button {
    /* Beside the field, below its label. */
    margin-top: 1.6rem;
  }
  @media ${below('tablet')} {
    /* A hint needs the width of a phone. */
    &[data-hint='true'] {
      grid-template-columns: minmax(0, 1fr);
      > button {
        justify-self: start;
        margin-top: 0;
      }
    }
  }
`;

/** A field whose text is added by Enter or the button, without submitting the form around it. */
export function AddEntry({ label, hint, button, onAdd, pending = null }: AddEntryProps) {
  const [text, setText] = useState('');
  const add = () => {
    if (text.trim() === '') return;
    onAdd(text.trim());
    setText('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    add();
  };
  return (
    <Line data-hint={hint !== undefined}>
      <TextField
        label={label}
        hint={hint}
        value={text}
        maxLength={200}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        variant="secondary"
        onClick={add}
        {...(pending && { pending: true, pendingLabel: pending.label })}
      >
        {button}
      </Button>
    </Line>
  );
}
