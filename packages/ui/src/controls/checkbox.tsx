import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly label: ReactNode;
  readonly error?: string | null;
}

const Frame = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.25rem ${theme.space[3]};
  align-items: start;
  min-height: 1.75rem;
  font-size: ${theme.text.sm};
  line-height: 1.5;
  cursor: pointer;
`;

const Box = styled.input`
  appearance: none;
  width: 1.375rem;
  height: 1.375rem;
  margin-top: 0.05rem;
  background: ${theme.color.surface} center / 80% no-repeat;
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.sm};
  cursor: inherit;
  display: grid;
  place-items: center;
  ${focusRing}

  &:checked {
    background-color: ${theme.color.accent};
    border-color: ${theme.color.accent};
  }
  &:checked::after {
    content: '';
    width: 0.4rem;
    height: 0.75rem;
    margin-top: -0.15rem;
    border: solid ${theme.color.onAccent};
    border-width: 0 2px 2px 0;
    rotate: 45deg;
  }
  &[aria-invalid='true'] {
    border-color: ${theme.color.destructive};
  }
`;

const ErrorText = styled.span`
  grid-column: 2;
  color: ${theme.color.destructive};
  font-size: ${theme.text.xs};
  font-weight: 500;
`;

/** A native checkbox with the design system's style, so that forms, labels and assistive technology work as usual. */
export function Checkbox({ label, error, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <Frame>
      <Box
        {...rest}
        type="checkbox"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
      />
      <span>{label}</span>
      {error && (
        <ErrorText id={errorId} role="alert">
          {error}
        </ErrorText>
      )}
    </Frame>
  );
}
