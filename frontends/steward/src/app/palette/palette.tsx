import { brandKey } from '@aera/content';
import { CloseIcon, IconButton, LiveRegion, SearchIcon } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { session } from '@aera/frontend-kit';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { contextEntries } from './context-entries.ts';
import type { Entry } from './entry.ts';
import type { PartProps } from './keyboard.tsx';
import { Keys } from './keys.tsx';
import { localGroups } from './local-groups.ts';
import { paletteWords as words } from './palette-copy.ts';
import { PaletteList } from './palette-list.tsx';
import { Field, Hint, Input } from './palette-style.ts';
import { useListbox } from './use-listbox.ts';
import { useSearch } from './use-search.ts';
import { mayOpen } from '../registry.ts';
import { paths } from '../../shared/paths.ts';
import { useEnsureStepUp } from '../../shared/session/frame-context.ts';

/** Lets the browser take a file from the server, which names it. */
function download(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}

/** sessionStorage: which pages and commands were chosen last. Never a person, a question or an article. */
const key = brandKey('palette-recent');
const most = 5;

/** The ids of what was chosen last, the newest first. */
const recentIds = (): readonly string[] => (session.get(key) ?? '').split('\n').filter(Boolean);

/** Remembers a choice for as long as the tab is open. */
function rememberChoice(id: string): void {
  const others = recentIds().filter((other) => other !== id);
  session.set(key, [id, ...others].slice(0, most).join('\n'));
}

/** The longest that the lists of the server look for. */
const longest = 200;

/** One field for every page, command, contact, question and article that the role has. */
export function Palette({ steward: { role }, onClose, onLeave, onShortcuts }: PartProps) {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [recent] = useState(recentIds);
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
    <Dialog open onOpenChange={onClose} title={words.title} closeButton="none">
      <Field>
        <SearchIcon size="1.25rem" />
        <Input
          {...box.input}
          aria-label={words.field}
          placeholder={mayOpen(role, paths.articles) ? words.field : words.fieldOfResponders}
          enterKeyHint="go"
          spellCheck={false}
          maxLength={longest}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            box.restart();
          }}
        />
        <IconButton label={words.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Field>
      <PaletteList
        box={box}
        groups={groups}
        note={searching ? words.searching : entries.length === 0 ? words.nothing(typed) : null}
      />
      <LiveRegion>
        {typed !== '' && !searching && entries.length > 0 && words.count(entries.length)}
      </LiveRegion>
      <Hint>
        <span>
          <Keys keys={['↑', '↓']} /> {words.hint.walk}
        </span>
        <span>
          <Keys keys={['↵']} /> {words.hint.open}
        </span>
        <span>
          <Keys keys={['Esc']} /> {words.hint.close}
        </span>
      </Hint>
    </Dialog>
  );
}
