import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { controlStyle } from './control-style.ts';
import { Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

export type TextFieldProps = FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>;

const Input = styled.input`
  ${controlStyle}
`;

/** One line of text with its label; takes every attribute of `<input>`. */
export function TextField({ label, hint, error, required, optional, id, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, optional, id }}>
      {(control) => <Input type="text" {...rest} {...control} />}
    </Field>
  );
}
