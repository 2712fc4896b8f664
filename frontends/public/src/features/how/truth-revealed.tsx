import { type HowTruthRevealed, truthRevealed } from '@aera/content/how/truth-revealed';
import { Columns, Heading, Text, theme } from '@aera/ui';
import { Figure } from '@aera/ui/figure';
import { styled } from 'styled-components';
import { teamPicture } from '../../shared/media/pictures.ts';
import { ActionLinks } from '../../shared/page/action-link.tsx';
import { HowSection } from './how-section.tsx';

const Pillar = styled.li`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  > svg {
    width: 3.5rem;
    fill: none;
    stroke: ${theme.color.goldLine};
    stroke-width: 1.25;
  }
`;

const flutes = [14, 20, 26, 32];

/** A fluted column. */
const Column = () => (
  <svg viewBox="0 0 46 56" aria-hidden>
    <path d="M3 3h40v5H3zM7 8h32l-3 5H10zM10 13v32M36 13v32M8 45h30v4H8zM4 49h38v4H4z" />
    {flutes.map((x) => (
      <path key={x} d={`M${x} 15v28`} opacity="0.6" />
    ))}
  </svg>
);

/** Three pillars, side by side if there is room. */
const Pillars = ({ pillars }: { readonly pillars: HowTruthRevealed['pillars'] }) => (
  <Columns as="ul" from="tablet" tracks="repeat(3, 1fr)" gap={5} columnGap={6}>
    {pillars.map(({ title, text }) => (
      <Pillar key={title}>
        <Column />
        <Heading level={3} size="xl">
          {title}
        </Heading>
        <Text>{text.text}</Text>
      </Pillar>
    ))}
  </Columns>
);

const { image } = truthRevealed;

/** The organisation's alternative to the system. */
export const TruthRevealed = () => (
  <HowSection id="truth-revealed" lead={truthRevealed.lead.text}>
    <Pillars pillars={truthRevealed.pillars} />
    <Figure {...teamPicture} alt={image.alt} caption={image.caption} />
    <ActionLinks actions={truthRevealed.actions} size="lg" />
  </HowSection>
);
