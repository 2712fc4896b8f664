import { cases } from '@aera/content/how/cases';
import { theme } from '@aera/ui';
import { styled } from 'styled-components';
import { CaseFrame } from './case-frame.tsx';
import { CaseGrid } from './case-grid.tsx';
import { CaseList } from './case-list.tsx';
import { CaseStudy } from './case-study.tsx';
import { useReading } from './use-reading.ts';

const All = styled.div`
  display: grid;
  gap: ${theme.space[7]};
  &[hidden] {
    display: none;
  }
`;

/** All cases, or one of them in full. */
export function CaseReader() {
  const { frame, open, index, read, back, next, previous } = useReading(cases.length);
  return (
    <>
      <All hidden={open}>
        <CaseGrid cases={cases.slice(0, 6)} onRead={read} />
        <CaseList cases={cases} onRead={read} />
      </All>
      <CaseFrame
        ref={frame}
        hidden={!open}
        position={index + 1}
        total={cases.length}
        onBack={back}
        onPrevious={previous}
        onNext={next}
      >
        {cases.map((courtCase, at) => (
          <CaseStudy key={courtCase.id} courtCase={courtCase} hidden={at !== index} />
        ))}
      </CaseFrame>
    </>
  );
}
