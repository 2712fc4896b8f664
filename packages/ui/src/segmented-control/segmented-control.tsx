import { VisuallyHidden, theme, visuallyHidden } from '@aera/ui';
import { useId } from 'react';
import { styled } from 'styled-components';

export interface SegmentedControlProps<Value extends string> {
  /** Accessible name of the choice. */
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly className?: string;
}

const Group = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  min-width: 0;
  max-width: 100%;
  padding: ${theme.space[1]};
  background: ${theme.color.sunken};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
`;

const Option = styled.label`
  position: relative;
  display: grid;
  flex: 1 1 auto;
  place-items: center;
  min-height: 2.5rem;
  padding: ${theme.space[2]} ${theme.space[4]};
  color: ${theme.color.inkMuted};
  border: 1px solid transparent;
  border-radius: ${theme.radius.sm};
  font-size: ${theme.text.sm};
  font-weight: 600;
  line-height: ${theme.leading.snug};
  text-align: center;
  cursor: pointer;
  transition:
    background-color ${theme.duration.fast} ${theme.easing.out},
    color ${theme.duration.fast} ${theme.easing.out};

  > input {
    ${visuallyHidden}
  }
  &:hover {
    color: ${theme.color.ink};
  }
  &:has(:checked) {
    background: ${theme.color.surface};
    color: ${theme.color.accent};
    border-color: ${theme.color.lineStrong};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.color.focus};
    outline-offset: 2px;
  }
`;

/** A choice of two or three views. Native radio buttons, so arrow keys work as usual. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onValueChange,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <Group className={className}>
      <VisuallyHidden as="legend">{label}</VisuallyHidden>
      {options.map((option) => (
        <Option key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onValueChange(option.value)}
          />
          {option.label}
        </Option>
      ))}
    </Group>
  );
}
