import { closing } from '@aera/content/how/closing';
import { foundation } from '@aera/content/how/foundation';
import { objections } from '@aera/content/how/objections';
import { contents, meta } from '@aera/content/how/opening';
import { precedents } from '@aera/content/how/precedents';
import { lazyPage } from '@aera/frontend-kit';
import { Stack, Columns, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { type NoticeStep, papalBulls } from '@aera/content/how/papal-bulls';
import { Timeline } from '@aera/ui/timeline';
import { CallToAction } from '../../shared/page/call-to-action.tsx';
import { DisclaimerNote } from '../../shared/page/disclaimer-note.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { Alignment } from './alignment.tsx';
import { ContentsOverlay } from './contents-overlay.tsx';
import { ConceptCard } from './foundation/concept-card.tsx';
import { Hero } from './hero/hero.tsx';
import { HowSection, LazyContent, RecordNote } from './how-section.tsx';
import { PersonTrap } from './person-trap/person-trap.tsx';
import { TruthRevealed } from './truth-revealed.tsx';
import { AttributedList, AttributedFigures } from '../../shared/page/claims.tsx';
import { formatMessage } from '../../shared/page/format-message.ts';

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
      <ContentsOverlay />
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
      {foundation.concepts.map((concept, index) => (
        <ConceptCard key={concept.title} concept={concept} number={index + 1} />
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

const Served = styled.div`
  padding: ${theme.space[4]} ${theme.space[5]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
`;

/** The request of a notice, and the entities served. */
const ServedNotice = ({ notice: { detail, entities } }: { readonly notice: NoticeStep }) => (
  <Columns tracks="3fr 2fr" gap={4} columnGap={6} align="start">
    <Text tone="muted">{detail.text}</Text>
    <Served>
      <AttributedList list={entities} />
    </Served>
  </Columns>
);

const { steps, stepLabel } = papalBulls;

/** Four notices along the chain that the organisation describes. */
const PapalBulls = () => (
  <HowSection id="papal-bulls" tone="deep" lead={papalBulls.lead.text}>
    <Timeline
      items={steps.map((notice, index) => ({
        mark: formatMessage(stepLabel, { n: index + 1 }),
        title: notice.step,
        content: <ServedNotice notice={notice} />,
      }))}
    />
    <AttributedFigures figures={papalBulls.figures} />
    <RecordNote text={papalBulls.record} />
  </HowSection>
);
