import { theme } from '@aera/ui';
import type { Listbox } from '@aera/ui/listbox';
import { styled } from 'styled-components';
import type { EntryGroup } from './rank.ts';
import { Keys } from './keys.tsx';
import { paletteCopy as copy } from './palette-copy.ts';

/** Fixed height, so that nothing moves while typing. */
const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: min(25rem, 50dvh);
  margin-inline: calc(-1 * ${theme.space[2]});
`;

const List = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Group = styled.div.attrs({ role: 'group' })``;

const GroupName = styled.p`
  padding: ${theme.space[1]} ${theme.space[2]};
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  font-weight: 600;
  letter-spacing: 0.06em;
  text-transform: uppercase;
`;

const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 2.75rem;
  padding: ${theme.space[2]};
  scroll-margin-block: ${theme.space[6]} ${theme.space[2]};
  border-radius: ${theme.radius.md};
  line-height: 1.35;
  cursor: pointer;
  &:hover {
    background: ${theme.color.sunken};
  }
  &[aria-selected='true'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
    box-shadow: inset 3px 0 0 ${theme.color.accent};
  }
  > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`;

/** At most two lines. */
const Label = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

const Detail = styled.span`
  flex: none;
  max-width: 45%;
  overflow-wrap: anywhere;
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.sm};
  [aria-selected='true'] > & {
    color: inherit;
  }
`;

const Note = styled.output`
  display: block;
  padding: ${theme.space[3]} ${theme.space[2]};
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.sm};
  overflow-wrap: anywhere;
  &:empty {
    padding: 0;
  }
`;

interface PaletteListProps {
  readonly box: Listbox;
  readonly groups: readonly EntryGroup[];
  /** Text below the entries. */
  readonly note: string | null;
}

export const PaletteList = ({ box, groups, note }: PaletteListProps) => (
  <Frame>
    <List {...box.list} aria-label={copy.list}>
      {groups.map(({ name, entries }) => (
        <Group key={name} aria-label={name}>
          <GroupName aria-hidden>{name}</GroupName>
          {entries.map((entry) => (
            <Option key={entry.id} {...box.option(entry.id)}>
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
