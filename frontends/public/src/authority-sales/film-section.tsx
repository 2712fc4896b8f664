import { authoritySales } from '@aera/content/authority-sales';
import { Heading, Stack, Text, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { FactNote } from '../page/fact-note.tsx';
import { FilmCard } from './film-card.tsx';

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]} ${theme.space[7]};
  align-items: start;
  @media ${from('laptop')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`;

const Term = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding-inline-start: ${theme.space[5]};
  border-inline-start: 1px solid ${theme.color.goldLine};
`;

const { terms, fact } = authoritySales.film;

/** Two terms set against each other, the film about them, and what law and courts say. */
export const FilmSection = () => (
  <Columns>
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
    <FilmCard />
  </Columns>
);
