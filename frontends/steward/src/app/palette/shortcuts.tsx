import { Button, Checkbox, Heading, Stack, Text, theme } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { local, useStoredFlag } from '@aera/frontend-kit';
import { styled } from 'styled-components';
import { singleKeysOff } from '../../shared/keys/keyboard.ts';
import type { PartProps } from './keyboard.tsx';
import { Keys } from './keys.tsx';
import { shortcutsWords as words } from './palette-copy.ts';
import { type Shortcut, shortcutsOf } from './shortcut-list.ts';

const Rows = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[2]} ${theme.space[4]};
  align-items: center;
  font-size: ${theme.text.sm};
  > dd {
    margin: 0;
    text-align: end;
  }
`;

/** Every key of the stewards' plane, and the switch for those that are pressed alone. */
export function Shortcuts({ steward, onClose }: PartProps) {
  const off = useStoredFlag(local, singleKeysOff);
  const change = () => (off ? local.remove(singleKeysOff) : local.setFlag(singleKeysOff));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={words.title}
      description={words.description}
      closeButton="none"
      actions={<Button onClick={onClose}>{words.done}</Button>}
    >
      <Stack gap={1}>
        <Checkbox label={words.single} checked={!off} onChange={change} />
        <Text size="sm" tone="muted">
          {words.singleHint}
        </Text>
      </Stack>
      {shortcutsOf(steward.role).map(({ title, shortcuts }) => (
        <Stack key={title} gap={2} as="section" aria-label={title}>
          <Heading level={3} size="sm">
            {title}
          </Heading>
          <Rows>
            {shortcuts.map((shortcut) => (
              <Row key={shortcut.label} {...shortcut} />
            ))}
          </Rows>
        </Stack>
      ))}
    </Dialog>
  );
}

const Row = ({ label, keys, inTurn }: Shortcut) => (
  <>
    <dt>{label}</dt>
    <dd>
      <Keys keys={keys} {...(inTurn && { between: words.between })} />
    </dd>
  </>
);
