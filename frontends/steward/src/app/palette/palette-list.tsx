import type { EntryGroup } from './entry.ts';
import { Keys } from './keys.tsx';
import { Detail, Frame, Group, GroupName, Label, List, Note, Option } from './palette-style.ts';
import { paletteWords as words } from './palette-copy.ts';
import type { useListbox } from './use-listbox.ts';

export interface PaletteListProps {
  readonly box: ReturnType<typeof useListbox>;
  readonly groups: readonly EntryGroup[];
  /** Said below the entries, or in their place. */
  readonly note: string | null;
}

/** What can be chosen, by kind. */
export const PaletteList = ({ box, groups, note }: PaletteListProps) => (
  <Frame>
    <List {...box.list} aria-label={words.list}>
      {groups.map(({ name, entries }) => (
        <Group key={name} aria-label={name}>
          <GroupName aria-hidden>{name}</GroupName>
          {entries.map((entry) => (
            <Option key={entry.id} {...box.option(entry)}>
              <Label>{entry.label}</Label>
              {entry.detail && <Detail>{entry.detail}</Detail>}
              {entry.keys && (
                <span aria-hidden>
                  <Keys keys={entry.keys} />
                </span>
              )}
            </Option>
          ))}
        </Group>
      ))}
    </List>
    <Note>{note}</Note>
  </Frame>
);
