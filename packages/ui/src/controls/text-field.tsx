import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control-style.ts';
import { Field, type FieldProps } from './field.tsx';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

const Input = styled.input`
  ${controlStyle}
`;

/** A single-line text field with its label; accepts every attribute of `<input>`. */
export function TextField({ label, hint, error, required, optional, id, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, optional, id }}>
      {(control) => <Input type="text" {...rest} {...control} />}
    </Field>
  );
}

export type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>;

const Area = styled.textarea`
  ${controlStyle}
  resize: vertical;
`;

/** A text area with its label; accepts every attribute of `<textarea>`. */
export function TextArea({ label, hint, error, required, optional, id, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, required, optional, id }}>
      {(control) => <Area rows={4} {...rest} {...control} />}
    </Field>
  );
}
