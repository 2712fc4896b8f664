import { homeAwakening } from '@aera/content/home-awakening';
import { ArrowRightIcon, Grid, Text, focusRing, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { fabricPictures, scenarioPictures, teamPicture } from '../../shared/media/pictures.ts';
import { PageSection } from '../../shared/page/page-section.tsx';

const Card = styled(Link)`
  display: grid;
  grid-template-columns: 1fr auto;
  gap: ${theme.space[1]} ${theme.space[4]};
  align-content: start;
  color: ${theme.color.ink};
  border-radius: ${theme.radius.lg};
  text-decoration: none;
  ${focusRing}
  > img {
    grid-column: 1 / -1;
    width: 100%;
    height: auto;
    margin-bottom: ${theme.space[3]};
    border-radius: ${theme.radius.lg};
    transition: filter ${theme.duration.normal} ${theme.easing.out};
  }
  > strong {
    font: 400 ${theme.text.xl} / 1.25 ${theme.font.display};
  }
  > svg {
    align-self: center;
    color: ${theme.color.gold};
    transition: translate ${theme.duration.normal} ${theme.easing.out};
  }
  > p {
    grid-column: 1 / -1;
  }
  &:hover {
    color: ${theme.color.ink};
    > img {
      filter: brightness(1.12);
    }
    > svg {
      translate: 0.25rem 0;
    }
  }
`;

const pictures = {
  '/intro': fabricPictures.aether,
  '/how': scenarioPictures.identity,
  '/trusts': teamPicture,
};

const { title, cards } = homeAwakening.ways;

/** Links to three further pages, each with a picture. */
export const NextPages = () => (
  <PageSection title={title}>
    <Grid minColumn="14rem" gap={6}>
      {cards.map((card) => (
        <Card key={card.path} to={card.path}>
          <img {...pictures[card.path]} alt="" loading="lazy" decoding="async" />
          <strong>{card.title}</strong>
          <ArrowRightIcon />
          <Text size="sm" tone="muted">
            {card.text}
          </Text>
        </Card>
      ))}
    </Grid>
  </PageSection>
);
