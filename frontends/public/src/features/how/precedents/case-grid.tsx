import type { CourtCase } from '@aera/content/how/cases';
import { precedents } from '@aera/content/how/precedents';
import { Button, from, showHiddenWithoutScripts, Stack, theme } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CaseCard } from './case-card.tsx';

const { labels } = precedents;
const pageSize = 3;

const Page = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  width: 100%;
  @media ${from('tablet')} {
    grid-template-columns: repeat(${pageSize}, minmax(0, 1fr));
    row-gap: 0;
  }
  ${showHiddenWithoutScripts('grid')}
`;

interface CaseGridProps {
  readonly cases: readonly CourtCase[];
  readonly onRead: (index: number) => void;
}

/** Six cases, three at a time. */
export function CaseGrid({ cases, onRead }: CaseGridProps) {
  const [second, setSecond] = useState(false);
  const half = (from: number, hidden: boolean) => (
    <Page hidden={hidden}>
      {cases.slice(from, from + pageSize).map((courtCase, at) => (
        <CaseCard key={courtCase.id} courtCase={courtCase} onRead={() => onRead(from + at)} />
      ))}
    </Page>
  );
  return (
    <Stack gap={5} align="start">
      {half(0, second)}
      {half(pageSize, !second)}
      <Button variant="secondary" onClick={() => setSecond(!second)}>
        {second ? labels.showFirst : labels.showSecond}
      </Button>
    </Stack>
  );
}
