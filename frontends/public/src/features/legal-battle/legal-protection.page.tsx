import type { LegalProtection } from '@aera/content/legal-protection';
import { Card, Columns, Heading, Stack, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { ContentPage } from '../../shared/page/content-page.tsx';
import { PinPage } from '../../shared/page/pin-page.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';
import { paths } from '../../shared/paths.ts';
import { BattleSections } from './battle-sections.tsx';
import { BindingNote } from './binding-note.tsx';
import { CaseFile } from './case-file.tsx';
import { AttributedList } from '../../shared/page/claims.tsx';

/** The page behind the PIN for existing clients: the case file and the questions for a lawyer precede the sections of `/legal-battle`. */
export const LegalProtectionPage = () => (
  <PinPage<LegalProtection> page="legal-protection" title="Legal Safeguards">
    {(content) => (
      <ContentPage path={paths.legalProtection} copy={content}>
        <BindingNote />
        <PageSection title={content.caseFile.title} lead={content.caseFile.lead}>
          <CaseFile caseFile={content.caseFile} />
        </PageSection>
        <PageSection tone="sunken" title={content.lawyer.title} lead={content.lawyer.lead}>
          <LawyerQuestions questions={content.lawyer.questions} limits={content.limits} />
        </PageSection>
        <BattleSections />
      </ContentPage>
    )}
  </PinPage>
);

const Questions = styled.ol`
  display: grid;
  counter-reset: question;
  li {
    display: grid;
    grid-template-columns: 2.5rem 1fr;
    align-items: baseline;
    padding-block: ${theme.space[4]};
    border-top: 1px solid ${theme.color.line};
    counter-increment: question;
    font-size: ${theme.text.lg};
    line-height: 1.4;
    &::before {
      content: counter(question);
      color: ${theme.color.gold};
      font-weight: 600;
    }
  }
`;

interface LawyerQuestionsProps {
  readonly questions: LegalProtection['lawyer']['questions'];
  readonly limits: LegalProtection['limits'];
}

/** Questions for a lawyer, and tasks that the organisation leaves to lawyers. */
const LawyerQuestions = ({ questions, limits }: LawyerQuestionsProps) => (
  <Columns tracks="7fr 5fr" columnGap={8} align="start">
    <Questions>
      {questions.map((question) => (
        <li key={question}>{question}</li>
      ))}
    </Questions>
    <Card tone="gold" padding={6}>
      <Stack gap={4}>
        <Heading level={3} size="xl">
          {limits.title}
        </Heading>
        <AttributedList list={limits.list} size="md" />
      </Stack>
    </Card>
  </Columns>
);
