import { cases, type CourtCase } from '@aera/content/how/cases';
import { theme, Button, from, showHiddenWithoutScripts, Stack } from '@aera/ui';
import { useWrapAround } from '@aera/ui/arrows';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { precedents } from '@aera/content/how/precedents';
import { CaseFrame } from './case-frame.tsx';
import { CaseList } from './case-list.tsx';
import { CaseStudy } from './case-study.tsx';
import { CaseCard } from './case-card.tsx';

/** State of the open case, if any. Moves the focus to a case that opens, at its top, and back to its opener afterwards. */
function useCaseSelection(length: number) {
  const selection = useWrapAround(length);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLElement | null>(null);
  const frame = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!open) {
      opener.current?.focus();
      return;
    }
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView();
  }, [open]);

  const move = (step: () => void) => () => {
    step();
    frame.current?.scrollIntoView();
  };

  return {
    frame,
    open,
    index: selection.index,
    next: move(selection.next),
    previous: move(selection.previous),
    back: () => setOpen(false),
    read: (index: number) => {
      opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
      selection.go(index);
      setOpen(true);
    },
  };
}

const Overview = styled.div`
  display: grid;
  gap: ${theme.space[7]};
  &[hidden] {
    display: none;
  }
`;

/** All cases, or one of them in full. */
export function CaseReader() {
  const { frame, open, index, read, back, next, previous } = useCaseSelection(cases.length);
  return (
    <>
      <Overview hidden={open}>
        <CaseGrid cases={cases.slice(0, 6)} onRead={read} />
        <CaseList cases={cases} onRead={read} />
      </Overview>
      <CaseFrame
        ref={frame}
        hidden={!open}
        position={index + 1}
        total={cases.length}
        onBack={back}
        onPrevious={previous}
        onNext={next}
      >
        {cases.map((courtCase, caseIndex) => (
          <CaseStudy key={courtCase.id} courtCase={courtCase} hidden={caseIndex !== index} />
        ))}
      </CaseFrame>
    </>
  );
}

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
function CaseGrid({ cases, onRead }: CaseGridProps) {
  const [second, setSecond] = useState(false);
  const renderPage = (from: number, hidden: boolean) => (
    <Page hidden={hidden}>
      {cases.slice(from, from + pageSize).map((courtCase, index) => (
        <CaseCard key={courtCase.id} courtCase={courtCase} onRead={() => onRead(from + index)} />
      ))}
    </Page>
  );
  return (
    <Stack gap={5} align="start">
      {renderPage(0, second)}
      {renderPage(pageSize, !second)}
      <Button variant="secondary" onClick={() => setSecond(!second)}>
        {second ? labels.showFirst : labels.showSecond}
      </Button>
    </Stack>
  );
}
