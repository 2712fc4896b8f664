import { closing } from '@aera/content/how/closing';
import { foundation } from '@aera/content/how/foundation';
import { objections } from '@aera/content/how/objections';
import { contents, meta } from '@aera/content/how/opening';
import { precedents } from '@aera/content/how/precedents';
import { lazyPage } from '@aera/frontend-kit';
import { Stack } from '@aera/ui';
import { styled } from 'styled-components';
import { CallToAction } from '../../shared/page/call-to-action.tsx';
import { DisclaimerNote } from '../../shared/page/disclaimer-note.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { Alignment } from './alignment.tsx';
import { ConceptCard } from './foundation/concept-card.tsx';
import { Hero } from './hero/hero.tsx';
import { HowSection, LazyContent, RecordNote } from './how-section.tsx';
import { PapalBulls } from './papal-bulls.tsx';
import { PersonTrap } from './person-trap/person-trap.tsx';
import { TableOfContents } from './table-of-contents.tsx';
import { TruthRevealed } from './truth-revealed.tsx';

const ObjectionTabs = lazyPage(() => import('./objections/objection-tabs.tsx'), 'ObjectionTabs');
const CaseReader = lazyPage(() => import('./precedents/case-reader.tsx'), 'CaseReader');

const Sections = styled.div`
  position: relative;
`;

/** The education page: nine parts on how the system is said to have started, to work and to end. */
export const HowPage = () => (
  <>
    <PageHead meta={meta} path="/how" />
    <Hero />
    <Sections>
      <TableOfContents />
      <Foundation />
      <Alignment />
      <Precedents />
      <PapalBulls />
      <TruthRevealed />
      <Objections />
    </Sections>
    <div id={contents.parts[6].id}>
      <CallToAction title={closing.title} text={closing.text.text} actions={closing.actions} />
    </div>
    <DisclaimerNote />
    <PersonTrap />
  </>
);

/** The three basic concepts. */
export const Foundation = () => (
  <HowSection id="foundation" lead={foundation.lead.text}>
    <RecordNote text={contents.legend} />
    <Stack gap={6}>
      {foundation.concepts.map((concept, at) => (
        <ConceptCard key={concept.title} concept={concept} number={at + 1} />
      ))}
    </Stack>
  </HowSection>
);

/** Objections of critics and the organisation's answers. */
const Objections = () => (
  <HowSection id="academic-rebuttals" tone="sunken" lead={objections.lead.text}>
    <LazyContent height="48rem">
      <ObjectionTabs />
    </LazyContent>
  </HowSection>
);

/** Decisions on which the organisation relies. */
const Precedents = () => (
  <HowSection id="precedents" lead={precedents.lead.text}>
    <LazyContent height="44rem">
      <CaseReader />
    </LazyContent>
  </HowSection>
);
