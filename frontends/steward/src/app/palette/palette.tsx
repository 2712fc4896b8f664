import { useEnsureStepUp } from '../../shared/session/frame-context.ts';
import { CloseIcon, IconButton, LiveRegion, SearchIcon, from, theme } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { contextEntries } from './context-entries.ts';
import type { Entry } from './rank.ts';
import type { PaletteDialogProps } from './keyboard.tsx';
import { Keys } from './keys.tsx';
import { localGroups } from './local-groups.ts';
import { paletteCopy as copy } from './palette-copy.ts';
import { PaletteList } from './palette-list.tsx';
import { readRecentIds, rememberChoice } from './local-groups.ts';
import { useListbox } from './use-listbox.ts';
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
export function Palette({ steward: { role }, onClose, onLeave, onShortcuts }: PaletteDialogProps) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [recent] = useState(readRecentIds);
  const typed = text.trim();
  const { groups: found, searching, retry } = useSearch(typed, role);
  const ensureStepUp = useEnsureStepUp();
  const here = contextEntries(useLocation(), typed);
  const known = localGroups(role, typed, recent);
  const groups = [here, ...known, ...found].filter(({ entries }) => entries.length > 0);
  const entries = groups.flatMap((group) => group.entries);

  const choose = async ({ id, does }: Entry) => {
    if ('act' in does && does.act === 'retry') return retry();
    if (known.some((group) => group.entries.some((entry) => entry.id === id))) rememberChoice(id);
    onClose();
    if ('to' in does) void navigate(does.to);
    else if ('act' in does) (does.act === 'log-out' ? onLeave : onShortcuts)();
    else if (await ensureStepUp()) download(does.download);
  };
  const box = useListbox(entries, (entry) => void choose(entry));

  return (
    <Dialog open onOpenChange={onClose} title={copy.title} closeButton="none">
      <Field>
        <SearchIcon size="1.25rem" />
        <Input
          {...box.input}
          aria-label={copy.field}
          placeholder={mayOpen(role, paths.articles) ? copy.field : copy.fieldOfResponders}
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
