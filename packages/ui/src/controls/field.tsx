import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AlertIcon } from '../icons/icons.tsx';
import { theme } from '../theme/theme.ts';

export interface FieldProps {
  readonly label: string;
  /** A sentence under the field that helps to fill it. */
  readonly hint?: ReactNode;
  /** What is wrong, and how to put it right. Its presence marks the field as invalid. */
  readonly error?: string | null;
  readonly required?: boolean;
  /** A word after the label of a field that may stay empty, such as "optional". */
  readonly optional?: string;
  /** Comes from the field itself when not given. */
  readonly id?: string;
}

/** What ties a control to its label, hint and error; spread it on the control. */
export interface ControlProps {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

const Frame = styled.div`
  display: grid;
  gap: 0.375rem;
`;

const Label = styled.label`
  font-size: ${theme.text.sm};
  font-weight: 600;
  line-height: 1.4;
`;

const Aside = styled.span`
  color: ${theme.color.inkMuted};
  font-weight: 400;
`;

const Hint = styled.p`
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  line-height: 1.45;
`;

const ErrorText = styled.p`
  display: flex;
  gap: 0.375rem;
  color: ${theme.color.destructive};
  font-size: ${theme.text.xs};
  font-weight: 500;
  line-height: 1.45;
  svg {
    margin-top: 0.15em;
  }
`;

/** Label, control, hint and error of one form field. `children` draws the control from the props it is given. */
export function Field({
  label,
  hint,
  error,
  required = false,
  optional,
  id: givenId,
  children,
}: FieldProps & { readonly children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <Frame>
      <Label htmlFor={id}>
        {label} {optional && <Aside>({optional})</Aside>}
      </Label>
      {children({
        id,
        required,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <ErrorText id={errorId} role="alert">
          <AlertIcon size="1em" />
          {error}
        </ErrorText>
      )}
      {hint && <Hint id={hintId}>{hint}</Hint>}
    </Frame>
  );
}
