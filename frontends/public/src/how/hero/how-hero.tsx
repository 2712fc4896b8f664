import { hero } from '@aera/content/how/opening';
import { Badge, Container, Section, Text, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { Headline } from './headline.tsx';
import { HeroTiles } from './hero-tiles.tsx';
import { PaperPerson } from './paper-person.tsx';

const Band = styled(Section)`
  padding-block: clamp(3rem, 6vw, 5rem) clamp(2.5rem, 5vw, 4rem);
`;

const Columns = styled.div`
  display: grid;
  align-items: center;
  gap: ${theme.space[7]} ${theme.space[8]};
  @media ${from('laptop')} {
    grid-template-columns: 7fr 4fr;
  }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[5]};
`;

/** What the page is about, in one view. */
export const HowHero = () => (
  <Band tone="deep">
    <Container>
      <Columns>
        <Words>
          <Badge variant="warning">{hero.badge}</Badge>
          <Headline />
          <Text size="lg" tone="muted" measure>
            {hero.intro.text}
          </Text>
        </Words>
        <PaperPerson />
      </Columns>
      <HeroTiles tiles={hero.tiles} />
    </Container>
  </Band>
);
