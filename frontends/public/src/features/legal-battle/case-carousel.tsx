import { legalBattle, type LegalCase } from '@aera/content/legal-battle';
import { from, Heading, Stack, Text, theme } from '@aera/ui';
import { Carousel } from '@aera/ui/carousel';
import { styled } from 'styled-components';
import { FactNote } from '../../shared/page/fact-note.tsx';
import { formatMessage } from '../../shared/page/format-message.ts';

const { labels } = legalBattle.scenarios;

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[5]} ${theme.space[7]};
  padding: ${theme.space[5]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  @media ${from('tablet')} {
    padding: ${theme.space[7]};
  }
  @media ${from('laptop')} {
    grid-template: 1fr auto / 5fr 7fr;
  }
`;

const Voices = styled.dl`
  display: grid;
  gap: ${theme.space[5]};
  padding-top: ${theme.space[5]};
  border-top: 1px solid ${theme.color.goldLine};
  @media ${from('laptop')} {
    grid-area: 1 / 2 / span 2;
    align-content: start;
    padding: 0 0 0 ${theme.space[6]};
    border-top: 0;
    border-inline-start: 1px solid ${theme.color.goldLine};
  }
  dd {
    line-height: 1.55;
  }
`;

const Label = styled.dt`
  margin-bottom: ${theme.space[1]};
  color: ${theme.color.gold};
  font-size: ${theme.text.xs};
  font-weight: 650;
  letter-spacing: 0.04em;
`;

/** One type of dispute: the situation, three statements of the organisation, and what binds meanwhile. */
const CaseSlide = ({ legalCase }: { readonly legalCase: LegalCase }) => (
  <Frame>
    <Stack gap={4}>
      <Heading level={3} size="xl">
        {legalCase.title}
      </Heading>
      <div>
        <Label as="p">{labels.situation}</Label>
        <Text>{legalCase.situation}</Text>
      </div>
    </Stack>
    <Voices>
      {(['aeraSolution', 'outcome', 'realCase'] as const).map((part) => (
        <div key={part}>
          <Label>{labels[part]}</Label>
          <dd>{legalCase[part].text}</dd>
        </div>
      ))}
    </Voices>
    <FactNote label={labels.binds}>{legalCase.binds}</FactNote>
  </Frame>
);

const { carousel, counter, cases } = legalBattle.scenarios;

const slides = cases.map((legalCase) => ({
  value: legalCase.id,
  label: legalCase.title,
  content: <CaseSlide legalCase={legalCase} />,
}));

/** The six case types, one at a time, wrapping around. */
export const CaseCarousel = () => (
  <Carousel label={carousel} items={slides} counter={(n) => formatMessage(counter, { n })} />
);
