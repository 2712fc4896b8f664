import { authoritySales } from '@aera/content/authority-sales';
import { Badge, Card, Heading, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { amlVsLegalFiction } from '../media/aml-vs-legal-fiction.ts';

const Frame = styled(Card)`
  overflow: hidden;
  padding: 0;
`;

const Poster = styled.img`
  width: 100%;
  height: auto;
  background: ${theme.color.sunken};
`;

const Facts = styled.dl`
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

const Words = styled(Stack)`
  padding: ${theme.space[5]};
`;

const Unpublished = styled(Text)`
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};
`;

const { film } = authoritySales.film;

/** A film that is announced: what it is about and how long it runs. It cannot be played, and says so. */
export const FilmCard = () => (
  <Frame as="article" tone="raised">
    <Poster {...amlVsLegalFiction} alt={film.poster} loading="lazy" decoding="async" />
    <Words gap={4}>
      <Heading level={3} size="xl">
        {film.title}
      </Heading>
      <Text tone="muted">{film.about.text}</Text>
      <Facts>
        <div>
          <dt>{film.durationLabel}</dt>
          <dd>{film.duration}</dd>
        </div>
        <div>
          <dt>{film.priorityLabel}</dt>
          <dd>
            <Badge variant="warning">{film.priority}</Badge>
          </dd>
        </div>
      </Facts>
      <Unpublished size="sm">{film.unpublished}</Unpublished>
    </Words>
  </Frame>
);
