import type { LegalProtection } from '@aera/content/legal-protection';
import { safeLocalStorage, storageKeys } from '@aera/frontend-kit';
import { Button, Checkbox, MutedText, Row, Stack, from, theme } from '@aera/ui';
import { useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { formatMessage } from '../../shared/page/format-message.ts';

type CaseFileCopy = LegalProtection['caseFile'];

const toKey = (id: string) => `${storageKeys.caseFile}-${id}`;

/** Checked items of the case file: one flag per item in local storage. */
function useCaseFile({ items }: CaseFileCopy) {
  const readChecked = () =>
    items
      .map(({ id }) => id)
      .filter((id) => safeLocalStorage.isSet(toKey(id)))
      .join(' ');
  const done = useSyncExternalStore(safeLocalStorage.subscribe, readChecked).split(' ').filter(Boolean);
  return {
    done,
    setChecked: (id: string, on: boolean) =>
      on ? safeLocalStorage.setFlag(toKey(id)) : safeLocalStorage.remove(toKey(id)),
    clear: () => items.forEach(({ id }) => safeLocalStorage.remove(toKey(id))),
  };
}

const Items = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  @media ${from('tablet')} {
    grid-template-columns: 1fr 1fr;
  }
  label {
    min-height: 100%;
    padding: ${theme.space[4]};
    background: ${theme.color.surface};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.md};
  }
  label:has(:checked) {
    border-color: ${theme.color.goldLine};
  }
`;

const Progress = styled.output`
  color: ${theme.color.ink};
  font-weight: 650;
`;

/** Eight items to prepare before any call. Ticks are stored in this browser. */
export function CaseFile({ caseFile }: { readonly caseFile: CaseFileCopy }) {
  const { done, setChecked, clear } = useCaseFile(caseFile);
  const progress = formatMessage(caseFile.progress, { done: done.length, total: caseFile.items.length });
  return (
    <Stack gap={5}>
      <Items>
        {caseFile.items.map(({ id, text, why }) => (
          <li key={id}>
            <Checkbox
              checked={done.includes(id)}
              onChange={({ target }) => setChecked(id, target.checked)}
              label={
                <>
                  <strong>{text}</strong>
                  <MutedText as="span" size="xs" style={{ display: 'block' }}>
                    {why}
                  </MutedText>
                </>
              }
            />
          </li>
        ))}
      </Items>
      <Row justify="space-between">
        <MutedText>
          <Progress>{progress}</Progress> · {caseFile.kept}
        </MutedText>
        <Button variant="secondary" size="sm" onClick={clear}>
          {caseFile.clear}
        </Button>
      </Row>
    </Stack>
  );
}
