import { trusts } from '@aera/content/trusts';
import { Badge, CheckIcon, Grid, Heading, MutedText, Row, Stack, Text, theme } from '@aera/ui';
import { Accordion } from '@aera/ui/accordion';
import { ComparisonTable } from '@aera/ui/comparison-table';
import { Steps } from '@aera/ui/steps';
import { ActionLink, ActionLinks } from '../../shared/page/action-link.tsx';
import { ContentPage } from '../../shared/page/content-page.tsx';
import { FactNote, toFaqItems } from '../../shared/page/fact-note.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';
import { paths } from '../../shared/paths.ts';
import { Law } from './law.tsx';
import { Structure } from './structure.tsx';
import { styled } from 'styled-components';

const steps = trusts.setup.steps.map(({ title, text, when }) => ({
  title,
  text: (
    <Stack gap={3} align="start">
      <Badge variant="outline">{when}</Badge>
      <p>{text.text}</p>
    </Stack>
  ),
}));

const { actions, structure, included, setup, price, law, dispute, faq } = trusts;

const questions = toFaqItems(faq.items, faq.fact);

/** The trust page: what a trust is, its contents, setup and price, and its legal effects. */
export const TrustsPage = () => (
  <ContentPage path={paths.trusts} copy={trusts} hero={<ActionLinks actions={actions} />}>
    <PageSection title={structure.title} lead={structure.lead}>
      <Structure />
    </PageSection>
    <PageSection tone="sunken" title={included.title} lead={included.intro.text}>
      <Included />
    </PageSection>
    <PageSection title={setup.title} lead={setup.lead.text}>
      <Steps items={steps} across />
    </PageSection>
    <PageSection tone="sunken" title={price.title} lead={price.intro.text}>
      <Cost />
    </PageSection>
    <PageSection title={law.title} lead={law.lead}>
      <Law />
    </PageSection>
    <PageSection tone="sunken" title={faq.title} lead={faq.lead} beside>
      <Accordion items={questions} />
      <Row>
        <Text>{dispute.text}</Text>
        <ActionLink action={dispute.link} variant="secondary" />
      </Row>
    </PageSection>
  </ContentPage>
);

const Items = styled(Grid)`
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${theme.space[1]} ${theme.space[3]};
    align-content: start;
    padding: ${theme.space[5]};
    background: ${theme.color.surface};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.lg};
  }
  svg {
    margin-top: 0.2em;
    color: ${theme.color.gold};
  }
  p {
    grid-column: 2;
  }
`;

/** Contents of a trust, as listed by the organisation. */
const Included = () => (
  <Items as="ul" minColumn="17rem" gap={4}>
    {included.items.map(({ title, text }) => (
      <li key={title}>
        <CheckIcon />
        <Heading level={3}>{title}</Heading>
        <MutedText>{text}</MutedText>
      </li>
    ))}
  </Items>
);

const columns = [price.columns.ours, price.columns.traditional];
const rows = price.rows.map(({ factor, ours, traditional }) => ({
  label: factor,
  cells: [ours, traditional],
}));

const Saving = styled(Text)`
  color: ${theme.color.gold};
  font: 400 ${theme.text['2xl']} / 1.2 ${theme.font.display};
`;

/** The organisation's price beside the traditional one, and advice on comparing prices. */
const Cost = () => (
  <Stack gap={5}>
    <ComparisonTable
      caption={price.caption}
      hideCaption
      corner={price.columns.factor}
      columns={columns}
      rows={rows}
      marked={0}
    />
    <Saving>{price.saving}</Saving>
    <FactNote label={price.noteLabel}>{price.note}</FactNote>
  </Stack>
);
