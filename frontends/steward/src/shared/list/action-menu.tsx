import { Button, type ButtonLook, ChevronDownIcon, theme } from '@aera/ui';
import { Popover } from '@aera/ui/popover';
import { useState } from 'react';
import { styled } from 'styled-components';

const Menu = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  button {
    width: 100%;
    justify-content: start;
  }
`;

interface ActionMenuProps {
  readonly label: string;
  readonly trigger: string;
  readonly variant?: ButtonLook['variant'];
  readonly align?: 'start' | 'end';
  readonly disabled?: boolean;
  readonly actions: readonly (readonly [label: string, run: () => void])[];
}

/** A menu button. */
export function ActionMenu({
  label,
  trigger,
  variant = 'ghost',
  align,
  disabled = false,
  actions,
}: ActionMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      label={label}
      align={align}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button variant={variant} size="sm" disabled={disabled}>
          {trigger}
          <ChevronDownIcon />
        </Button>
      }
    >
      <Menu aria-label={label}>
        {actions.map(([name, run]) => (
          <li key={name}>
            <Button
              variant="ghost"
              size="sm"
              onClick={() => {
                setOpen(false);
                run();
              }}
            >
              {name}
            </Button>
          </li>
        ))}
      </Menu>
    </Popover>
  );
}
