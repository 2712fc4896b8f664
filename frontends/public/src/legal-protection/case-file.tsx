import { legalProtection } from '@aera/content/legal-protection';
import { Button, Checkbox, Row, Stack, Text, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { fill } from '../page/fill.ts';
import { useCaseFile } from './use-case-file.ts';

const { caseFile } = legalProtection;

const Items = styled.ul`
  display: grid;
  gap: ${theme.space[3]};
  padding: 0;
  list-style-type: '';
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

/** Eight things to have together before any call, with boxes that stay ticked in this browser. */
export function CaseFile() {
  const { done, tick, clear } = useCaseFile();
  const progress = fill(caseFile.progress, { done: done.length, total: caseFile.items.length });
  return (
    <Stack gap={5}>
      <Items>
        {caseFile.items.map(({ id, text, why }) => (
          <li key={id}>
            <Checkbox
              checked={done.includes(id)}
              onChange={({ target }) => tick(id, target.checked)}
              label={
                <>
                  <strong>{text}</strong>
                  <Text as="span" size="xs" tone="muted" style={{ display: 'block' }}>
                    {why}
                  </Text>
                </>
              }
            />
          </li>
        ))}
      </Items>
      <Row justify="space-between">
        <Text size="sm" tone="muted">
          <Progress>{progress}</Progress> · {caseFile.kept}
        </Text>
        <Button variant="secondary" size="sm" onClick={clear}>
          {caseFile.clear}
        </Button>
      </Row>
    </Stack>
  );
}
