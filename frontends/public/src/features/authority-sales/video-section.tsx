import { authoritySales } from '@aera/content/authority-sales';
import { Badge, Card, Columns, Heading, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import poster from '../../shared/media/pictures/aml-vs-legal-fiction.svg';
import type { Picture } from '../../shared/media/pictures.ts';
import { FactNote } from '../../shared/page/fact-note.tsx';
import { FactList } from '../../shared/page/fact-list.tsx';

/** Poster of the video card. */
export const amlVsLegalFiction: Picture = { src: poster, width: 1280, height: 720 };

const Frame = styled(Card)`
  overflow: hidden;
  padding: 0;
`;

const Poster = styled.img`
  width: 100%;
  height: auto;
  background: ${theme.color.sunken};
`;

const Facts = styled(FactList)`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[6]};
  font-size: ${theme.text.sm};
  div {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
  dt {
    color: ${theme.color.inkMuted};
  }
  dd {
    font-weight: 600;
    font-variant-numeric: lining-nums tabular-nums;
  }
`;

const Content = styled(Stack)`
  padding: ${theme.space[5]};
`;

const Unpublished = styled(Text)`
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};
`;

const { film } = authoritySales.film;

/** Announces a film with its topic and duration. It cannot be played yet, and says so. */
const VideoCard = () => (
  <Frame as="article" tone="raised">
    <Poster {...amlVsLegalFiction} alt={film.poster} loading="lazy" decoding="async" />
    <Content gap={4}>
      <Heading level={3} size="xl">
        {film.title}
      </Heading>
      <Text tone="muted">{film.about.text}</Text>
      <Facts
        facts={{
          [film.durationLabel]: film.duration,
          [film.priorityLabel]: <Badge variant="warning">{film.priority}</Badge>,
        }}
      />
      <Unpublished size="sm">{film.unpublished}</Unpublished>
    </Content>
  </Frame>
);

const Term = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding-inline-start: ${theme.space[5]};
  border-inline-start: 1px solid ${theme.color.goldLine};
`;

const { terms, fact } = authoritySales.film;

/** Compares two terms, with a film about them and a note on law and courts. */
export const VideoSection = () => (
  <Columns tracks="minmax(0, 1fr) minmax(0, 1fr)" columnGap={7} align="start">
    <Stack gap={6}>
      {terms.map(({ term, text }) => (
        <Term key={term}>
          <Heading level={3} size="xl">
            {term}
          </Heading>
          <Text>{text.text}</Text>
        </Term>
      ))}
      <FactNote label={fact.label}>{fact.text}</FactNote>
    </Stack>
    <VideoCard />
  </Columns>
);
