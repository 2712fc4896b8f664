import { authoritySales } from '@aera/content/authority-sales';
import {
  Badge,
  CheckIcon,
  Grid,
  Heading,
  Stack,
  Text,
  theme,
  Columns,
  Container,
  MutedText,
  Section,
} from '@aera/ui';
import { Accordion } from '@aera/ui/accordion';
import { Steps } from '@aera/ui/steps';
import { Tabs } from '@aera/ui/tabs';
import { useState } from 'react';
import { styled } from 'styled-components';
import { toFaqItems, FactNote } from '../../shared/page/fact-note.tsx';
import { ActionLink } from '../../shared/page/action-link.tsx';
import { ContentPage } from '../../shared/page/content-page.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';
import { paths } from '../../shared/paths.ts';
import { ApplicationForm } from './application-form.tsx';
import { Features } from './features.tsx';
import { PriceComparison } from './price-comparison.tsx';
import { VideoSection } from './video-section.tsx';
import { Stamp } from '../../shared/page/stamp.ts';

const { action, features, film, price, results, process, faq, closing } = authoritySales;
const copy = { ...authoritySales, closing: { ...closing, actions: [closing.action] } };

const steps = process.steps.map(({ title, when, text }) => ({
  title,
  text: (
    <Stack gap={3} align="start">
      <Badge variant="secondary">{when}</Badge>
      <span>{text.text}</span>
    </Stack>
  ),
}));

/** Describes the offer, its price and its steps, and the law. */
export const AuthoritySalesPage = () => (
  <ContentPage path={paths.authoritySales} copy={copy} hero={<ActionLink action={action} size="lg" />}>
    <PageSection title={features.title} lead={features.lead}>
      <Features />
    </PageSection>
    <PageSection tone="sunken" title={film.title} lead={film.lead.text}>
      <VideoSection />
    </PageSection>
    <PageSection title={price.title} lead={price.intro.text}>
      <PriceComparison />
    </PageSection>
    <PageSection tone="sunken" title={results.title} lead={results.lead} beside>
      <Results />
    </PageSection>
    <MomentOfTruth />
    <PageSection title={process.title} lead={process.lead}>
      <Steps items={steps} across />
    </PageSection>
    <PageSection tone="sunken" title={faq.title} lead={faq.lead} beside>
      <Faq />
    </PageSection>
    {/* Not opened by any control yet. */}
    <ApplicationForm open={false} />
  </ContentPage>
);

const Result = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.goldLine};
  svg {
    margin-top: 0.2em;
    color: ${theme.color.gold};
  }
`;

/** Four results that the organisation claims. */
const Results = () => (
  <Grid as="ul" minColumn="16rem" gap={6}>
    {results.items.map(({ title, text }) => (
      <Result key={title}>
        <CheckIcon size="1.5rem" />
        <Stack gap={2}>
          <Heading level={3}>{title}</Heading>
          <Text tone="muted">{text.text}</Text>
        </Stack>
      </Result>
    ))}
  </Grid>
);

const categories = faq.categories.map(({ value, title, items }) => ({
  value,
  label: title,
  items: toFaqItems(items, faq.fact),
}));

/** Questions under three tabs. At most one answer is open; changing the tab closes it. */
function Faq() {
  const [tab, setTab] = useState(categories[0]?.value);
  const [open, setOpen] = useState('');
  const choose = (value: string) => {
    setTab(value);
    setOpen('');
  };
  return (
    <Tabs
      label={faq.tabs}
      variant="pills"
      value={tab}
      onValueChange={choose}
      items={categories.map(({ value, label, items }) => ({
        value,
        label,
        panel: <Accordion items={items} value={open} onValueChange={setOpen} />,
      }))}
    />
  );
}

const { title, banner, bannerNote, claims, fact } = authoritySales.moment;

/** The organisation's call to decide, without a date or countdown, and with a text for undecided readers. */
const MomentOfTruth = () => (
  <Section tone="deep" aria-labelledby="moment-of-truth">
    <Columns as={Container} tracks="minmax(0, 7fr) minmax(0, 5fr)" columnGap={8} align="end">
      <Stack gap={5} align="start">
        <Stamp>{banner}</Stamp>
        <Heading level={2} size="3xl" id="moment-of-truth">
          {title}
        </Heading>
        {claims.map(({ text }) => (
          <Text key={text} size="lg" measure>
            {text}
          </Text>
        ))}
        <MutedText measure>{bannerNote.text}</MutedText>
      </Stack>
      <FactNote label={fact.label}>{fact.text}</FactNote>
    </Columns>
  </Section>
);
