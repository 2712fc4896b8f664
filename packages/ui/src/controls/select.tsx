import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { ChevronDownIcon } from '../icons/icons.tsx';
import { controlStyle } from './control-style.ts';
import { Field, type FieldProps } from './field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** Options from labels by value; `values` selects and orders them. */
export const toOptions = <Value extends string>(
  labels: Readonly<Record<Value, string>>,
  values: readonly Value[] = Object.keys(labels) as Value[],
): { readonly value: Value; readonly label: string }[] =>
  values.map((value) => ({ value, label: labels[value] }));

export type SelectProps = FieldProps &
  Omit<ComponentProps<'select'>, keyof FieldProps | 'children' | 'multiple'> & {
    readonly options: readonly SelectOption[];
  };

const Frame = styled.div`
  position: relative;
  svg {
    position: absolute;
    inset: 0 0.875rem 0 auto;
    margin-block: auto;
    pointer-events: none;
  }
`;

const Control = styled.select`
  ${controlStyle}
  appearance: none;
  padding-right: 2.5rem;
`;

/** A native select, which works best on phones and with a keyboard. */
export function Select({ label, hint, error, required, optional, id, options, ...rest }: SelectProps) {
  return (
    <Field {...{ label, hint, error, required, optional, id }}>
      {(control) => (
        <Frame>
          <Control {...rest} {...control}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Control>
          <ChevronDownIcon size="1.1rem" />
        </Frame>
      )}
    </Field>
  );
}
