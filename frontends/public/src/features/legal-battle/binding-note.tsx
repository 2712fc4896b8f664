import { legalBattle } from '@aera/content/legal-battle';
import { CheckIcon, Container, ExternalLinkIcon, Heading, Section, Stack, Text, from, theme } from '@aera/ui';
import { styled } from 'styled-components';

const { binding } = legalBattle;

const Band = styled(Section)`
  padding-block: clamp(2.5rem, 5vw, 4rem);
  background: ${theme.color.accentSoft};
  color: ${theme.color.onAccentSoft};
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[8]};
  align-items: start;
  @media ${from('laptop')} {
    grid-template-columns: 5fr 6fr;
  }
`;

const Points = styled.ol`
  display: grid;
  gap: ${theme.space[4]};
  padding: 0;
  list-style-type: '';
  li {
    display: flex;
    gap: ${theme.space[3]};
    padding-bottom: ${theme.space[4]};
    border-bottom: 1px solid color-mix(in srgb, currentcolor 22%, transparent);
    line-height: 1.5;
  }
  svg {
    margin-top: 0.15em;
  }
`;

const Help = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[5]};
  padding: 0;
  list-style-type: '';
  a {
    display: inline-flex;
    gap: 0.375em;
    align-items: center;
    min-height: 2.75rem;
    color: inherit;
    font-size: ${theme.text.sm};
    font-weight: 600;
  }
`;

/** Directly below the hero and always visible: readers in a dispute see first which obligations remain. */
export const BindingNote = () => (
  <Band aria-labelledby="binding-title">
    <Columns>
      <Stack gap={4}>
        <Heading level={2} id="binding-title">
          {binding.title}
        </Heading>
        <Text measure>{binding.text}</Text>
      </Stack>
      <Stack gap={4}>
        <Points>
          {binding.points.map((point) => (
            <li key={point}>
              <CheckIcon />
              {point}
            </li>
          ))}
        </Points>
        <Help>
          {binding.help.map(
            ({ label, to }) =>
              to.kind === 'external' && (
                <li key={to.url}>
                  <a href={to.url} rel="noreferrer">
                    {label}
                    <ExternalLinkIcon size="1.1em" />
                  </a>
                </li>
              ),
          )}
        </Help>
      </Stack>
    </Columns>
  </Band>
);
