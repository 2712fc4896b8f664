import { singleKeysOff } from '../../shared/keys/keyboard.ts';
import { type Role } from '../../shared/session/roles.tsx';
import { safeLocalStorage, useStoredFlag } from '@aera/frontend-kit';
import { Button, Checkbox, Heading, MutedText, Stack, theme } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { styled } from 'styled-components';
import type { PaletteDialogProps } from './palette-launcher.tsx';
import { Keys } from './keys.tsx';
import { listPages } from './local-groups.ts';
import { frameCopy } from '../frame/frame-copy.ts';
import { shortcutsCopy as copy } from './palette-copy.ts';
import { isApple } from './use-global-shortcuts.ts';

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

/** Lists all shortcuts and turns single-key shortcuts on or off. */
export function Shortcuts({ steward, onClose }: PaletteDialogProps) {
  const areKeysOff = useStoredFlag(safeLocalStorage, singleKeysOff);
  const change = () =>
    areKeysOff ? safeLocalStorage.remove(singleKeysOff) : safeLocalStorage.setFlag(singleKeysOff);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={copy.title}
      description={copy.description}
      closeButton="none"
      actions={<Button onClick={onClose}>{copy.done}</Button>}
    >
      <Stack gap={1}>
        <Checkbox label={copy.single} checked={!areKeysOff} onChange={change} />
        <MutedText>{copy.singleHint}</MutedText>
      </Stack>
      {listShortcuts(steward.role).map(({ title, shortcuts }) => (
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

const Row = ({ label, keys, inSequence }: Shortcut) => (
  <>
    <dt>{label}</dt>
    <dd>
      <Keys keys={keys} {...(inSequence && { separator: copy.separator })} />
    </dd>
  </>
);

export interface Shortcut {
  readonly label: string;
  readonly keys: readonly string[];
  /** Pressed in sequence. */
  readonly inSequence?: boolean;
}

export interface ShortcutGroup {
  readonly title: string;
  readonly shortcuts: readonly Shortcut[];
}

const { groups } = copy;

const selectionShortcuts: readonly Shortcut[] = [
  { label: copy.choose, keys: ['x'] },
  { label: copy.chooseMore, keys: ['Shift', '↓'] },
];

export function listShortcuts(role: Role): readonly ShortcutGroup[] {
  const command = frameCopy.palette.keys[isApple() ? 'apple' : 'other'].split(' ');
  const areas = listPages(role).flatMap(({ label, keys }) => (keys ? { label, keys, inSequence: true } : []));
  return [
    {
      title: groups.everywhere,
      shortcuts: [
        { label: copy.jump, keys: command },
        { label: copy.help, keys: ['?'] },
      ],
    },
    { title: groups.go, shortcuts: areas },
    {
      title: groups.lists,
      shortcuts: [
        { label: copy.next, keys: ['j'] },
        { label: copy.previous, keys: ['k'] },
        { label: copy.open, keys: ['Enter'] },
        { label: copy.walk, keys: ['↓', '↑'] },
        { label: copy.ends, keys: ['Home', 'End'] },
        ...(role === 'auditor' ? [] : selectionShortcuts),
      ],
    },
    {
      title: groups.person,
      shortcuts: [
        { label: copy.earlier, keys: ['p'] },
        { label: copy.later, keys: ['n'] },
      ],
    },
    { title: groups.answer, shortcuts: [{ label: copy.send, keys: [command[0] ?? '', 'Enter'] }] },
  ];
}
