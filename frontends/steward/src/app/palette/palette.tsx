import { useEnsureStepUp } from '../../shared/session/frame-context.ts';
import { CloseIcon, IconButton, LiveRegion, SearchIcon, from, theme } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { useListbox } from '@aera/ui/listbox';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { listContextEntries } from './context-entries.ts';
import type { Entry } from './rank.ts';
import type { PaletteDialogProps } from './palette-launcher.tsx';
import { Keys } from './keys.tsx';
import { listLocalGroups, readRecentIds, rememberChoice } from './local-groups.ts';
import { paletteCopy as copy } from './palette-copy.ts';
import { PaletteList } from './palette-list.tsx';
import { useSearch } from './use-search.ts';
import { mayOpen } from '../registry.ts';
import { paths } from '../../shared/paths.ts';

/** Draws the focus ring of the input around the input and the close button. */
const Field = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding-inline-start: ${theme.space[3]};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.md};
  &:has(input:focus-visible) {
    border-color: ${theme.color.gold};
    outline: 2px solid ${theme.color.gold};
    outline-offset: -2px;
  }
  > svg {
    flex: none;
    color: ${theme.color.gold};
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 2.75rem;
  padding: 0;
  background: none;
  border: 0;
  outline: none;
  text-overflow: ellipsis;
  &::placeholder {
    color: ${theme.color.inkMuted};
    opacity: 1;
  }
`;

const Hint = styled.p`
  display: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[4]};
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  @media ${from('tablet')} {
    display: flex;
  }
  > span {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
`;

/** Downloads a file under the name that the server sends. */
function download(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}

const maxLength = 200;

/** Finds the pages, commands, contacts, questions and articles that the role may open. */
export function Palette({ steward: { role }, onClose, onLogOut, onShortcuts }: PaletteDialogProps) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [recent] = useState(readRecentIds);
  const typed = text.trim();
  const { groups: found, searching, retry } = useSearch(typed, role);
  const ensureStepUp = useEnsureStepUp();
  const contextGroup = listContextEntries(useLocation(), typed);
  const localGroups = listLocalGroups(role, typed, recent);
  const groups = [contextGroup, ...localGroups, ...found].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);

  const choose = async ({ id, action }: Entry) => {
    if ('act' in action && action.act === 'retry') return retry();
    if (localGroups.some((group) => group.entries.some((entry) => entry.id === id))) rememberChoice(id);
    onClose();
    if ('to' in action) void navigate(action.to);
    else if ('act' in action) (action.act === 'log-out' ? onLogOut : onShortcuts)();
    else if (await ensureStepUp()) download(action.download);
  };
  const box = useListbox({
    options: entries.map(({ id }) => id),
    onChoose: (chosen) => void choose(entries.find(({ id }) => id === chosen)!),
    alwaysOpen: true,
  });

  return (
    <Dialog open onOpenChange={onClose} title={copy.title} closeButton="none">
      <Field>
        <SearchIcon size="1.25rem" />
        <Input
          {...box.input}
          aria-label={copy.field}
          placeholder={mayOpen(role, paths.articles) ? copy.field : copy.responderField}
          enterKeyHint="go"
          spellCheck={false}
          maxLength={maxLength}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            box.restart();
          }}
        />
        <IconButton label={copy.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Field>
      <PaletteList
        box={box}
        groups={groups}
        note={searching ? copy.searching : entries.length === 0 ? copy.nothing(typed) : null}
      />
      <LiveRegion>
        {typed !== '' && !searching && entries.length > 0 && copy.count(entries.length)}
      </LiveRegion>
      <Hint>
        <span>
          <Keys keys={['↑', '↓']} /> {copy.hint.walk}
        </span>
        <span>
          <Keys keys={['↵']} /> {copy.hint.open}
        </span>
        <span>
          <Keys keys={['Esc']} /> {copy.hint.close}
        </span>
      </Hint>
    </Dialog>
  );
}
