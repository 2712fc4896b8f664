import { homeAwakening } from '@aera/content/home-awakening';
import { from, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { DisclaimerNote } from '../../shared/page/disclaimer-note.tsx';
import { PageHead } from '../../shared/page/page-head.tsx';
import { PageSection } from '../../shared/page/page-section.tsx';
import { Hero } from './hero.tsx';
import { LivingYear } from './living-year.tsx';
import { NextPages } from './next-pages.tsx';

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
  padding: 0;
  list-style: none;
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
