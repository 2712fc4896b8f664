import { homeAwakening } from '@aera/content/home-awakening';
import { from, Text, theme, ArrowRightIcon, Grid, MutedText, focusRing } from '@aera/ui';
import { styled } from 'styled-components';
import { Link } from 'react-router-dom';
import { DisclaimerNote } from '../../shared/page/disclaimer-note.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';
import { Hero } from './hero.tsx';
import { LivingYear } from './living-year.tsx';
import { fabricPictures, scenarioPictures, teamPicture } from '../../shared/media/pictures.ts';

/** Introduces awakening and the living year, and links to further pages. */
export const HomeAwakeningPage = () => (
  <>
    <PageHead meta={homeAwakening.meta} path="/home-awakening" />
    <Hero />
    <Movements />
    <LivingYear />
    <NextPages />
    <DisclaimerNote />
  </>
);

const List = styled.ol`
  display: grid;
  gap: ${theme.space[6]};
  @media ${from('tablet')} {
    grid-template-columns: repeat(3, 1fr);
    gap: ${theme.space[7]};
  }
  > li {
    display: grid;
    align-content: start;
    gap: ${theme.space[3]};
    padding-top: ${theme.space[5]};
    border-top: 1px solid ${theme.color.goldLine};
  }
  h3 {
    font: 400 ${theme.text['2xl']} / 1.2 ${theme.font.display};
  }
`;

const { title, movements } = homeAwakening.meaning;

/** The parts of awakening. */
const Movements = () => (
  <PageSection title={title}>
    <List>
      {movements.map(({ title: name, claim }) => (
        <li key={name}>
          <h3>{name}</h3>
          <Text tone="muted">{claim.text}</Text>
        </li>
      ))}
    </List>
  </PageSection>
);

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

const { ways } = homeAwakening;

/** Links to three further pages, each with a picture. */
const NextPages = () => (
  <PageSection title={ways.title}>
    <Grid minColumn="14rem" gap={6}>
      {ways.cards.map((card) => (
        <Card key={card.path} to={card.path}>
          <img {...pictures[card.path]} alt="" loading="lazy" decoding="async" />
          <strong>{card.title}</strong>
          <ArrowRightIcon />
          <MutedText>{card.text}</MutedText>
        </Card>
      ))}
    </Grid>
  </PageSection>
);
