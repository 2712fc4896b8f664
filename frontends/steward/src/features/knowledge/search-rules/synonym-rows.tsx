import type { SearchRulesInput } from '@aera/contracts';
import { Button, Card, CloseIcon, EmptyState, Row, Stack, Text } from '@aera/ui';
import { useRef, useState } from 'react';
import { FailureNotice } from '@aera/frontend-kit/form';
import { Chip, Chips } from '../../../shared/fields/chips.tsx';
import { searchRulesCopy } from '../knowledge-copy.ts';
import { AddEntry } from './add-entry.tsx';
import { RowPreview } from './row-preview.tsx';
import { isValidGroup, parseGroup } from './rules-text.ts';

const copy = searchRulesCopy.synonyms;

interface SynonymRowsProps {
  readonly rules: SearchRulesInput;
  /** Absent for stewards who may only read. */
  readonly onChange?: ((groups: SearchRulesInput['synonyms']) => void) | undefined;
  /** Shown at the invalid groups as a fixed text; as it is if every group is valid. */
  readonly error: string | null;
}

/** Groups of synonyms as chips, one row per group. */
export function SynonymRows({ rules, onChange, error }: SynonymRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  /** Part of the keys: after a removal every row is created again, so that no row shows what was typed in the one after it. */
  const [removals, setRemovals] = useState(0);
  const groups = rules.synonyms;
  const preview = { ...rules, synonyms: groups.filter(isValidGroup) };
  /** Replaces a group; an empty one removes it. */
  const replaceGroup = (index: number, group: string[]) => {
    // The focus would be lost with the removed button.
    list.current?.focus();
    if (group.length === 0) setRemovals(removals + 1);
    onChange?.(group.length === 0 ? groups.toSpliced(index, 1) : groups.with(index, group));
  };
  return (
    <Stack gap={3}>
      {groups.length === 0 && <EmptyState>{copy.empty}</EmptyState>}
      {error !== null && groups.every(isValidGroup) && <FailureNotice>{error}</FailureNotice>}
      <Stack as="ul" ref={list} tabIndex={-1} gap={3} aria-label={copy.label}>
        {groups.map((group, index) => (
          <Card as="li" key={`${removals} ${index}`} aria-label={copy.group(group)}>
            <Stack gap={3}>
              <Chips>
                {group.map((word) => (
                  <li key={word}>
                    {onChange ? (
                      <Chip
                        type="button"
                        aria-label={copy.remove(word)}
                        onClick={() =>
                          replaceGroup(
                            index,
                            group.filter((other) => other !== word),
                          )
                        }
                      >
                        <b>{word}</b>
                        <CloseIcon size="1rem" />
                      </Chip>
                    ) : (
                      <Chip as="span">{word}</Chip>
                    )}
                  </li>
                ))}
              </Chips>
              {error !== null && !isValidGroup(group) && (
                <Text size="sm" tone="destructive" role="alert">
                  {copy.invalidGroup}
                </Text>
              )}
              {onChange && (
                <Row gap={3} align="end">
                  <AddEntry
                    label={copy.word}
                    button={copy.addWord}
                    onAdd={(text) =>
                      onChange(groups.with(index, [...new Set([...group, ...parseGroup(text)])]))
                    }
                  />
                  <Button variant="ghost" onClick={() => replaceGroup(index, [])}>
                    {copy.removeGroup}
                  </Button>
                </Row>
              )}
              {isValidGroup(group) && (
                <RowPreview key={group.join()} rules={{ ...preview, queries: [...group] }} />
              )}
            </Stack>
          </Card>
        ))}
      </Stack>
      {onChange && (
        <AddEntry
          label={copy.add}
          hint={copy.addHint}
          button={copy.add}
          onAdd={(text) => onChange([...groups, parseGroup(text)])}
        />
      )}
    </Stack>
  );
}
