import { legalBattle } from '@aera/content/legal-battle';
import { Columns, Container, ExternalLinkIcon, Heading, Row, Section, Stack, Text, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { CheckList } from '../../shared/page/lists.tsx';

const { binding } = legalBattle;

const Band = styled(Section)`
  padding-block: clamp(2.5rem, 5vw, 4rem);
  background: ${theme.color.accentSoft};
  color: ${theme.color.onAccentSoft};
`;

const Points = styled(CheckList)`
  gap: ${theme.space[4]};
  li {
    padding-bottom: ${theme.space[4]};
    border-bottom: 1px solid color-mix(in srgb, currentcolor 22%, transparent);
    line-height: 1.5;
  }
  svg {
    margin-top: 0.15em;
    color: inherit;
  }
`;

const HelpLink = styled.a`
  display: inline-flex;
  gap: 0.375em;
  align-items: center;
  min-height: 2.75rem;
  color: inherit;
  font-size: ${theme.text.sm};
  font-weight: 600;
`;

const Help = styled(Row)`
  column-gap: ${theme.space[5]};
`;

/** Directly below the hero and always visible: readers in a dispute see first which obligations remain. */
export const BindingNote = () => (
  <Band aria-labelledby="binding-title">
    <Columns as={Container} tracks="5fr 6fr" columnGap={8} align="start">
      <Stack gap={4}>
        <Heading level={2} id="binding-title">
          {binding.title}
        </Heading>
        <Text measure>{binding.text}</Text>
      </Stack>
      <Stack gap={4}>
        <Points items={binding.points} />
        <Help as="ul" gap={2}>
          {binding.help.map(
            ({ label, to }) =>
              to.kind === 'external' && (
                <li key={to.url}>
                  <HelpLink href={to.url} rel="noreferrer">
                    {label}
                    <ExternalLinkIcon size="1.1em" />
                  </HelpLink>
                </li>
              ),
          )}
        </Help>
      </Stack>
    </Columns>
  </Band>
);
