import { type FalseAuthority, falseAuthorities } from '@aera/content/false-authorities';
import { Badge, CheckIcon, Heading, Row, Stack, Text, darkScheme, from, theme } from '@aera/ui';
import { styled } from 'styled-components';

const Card = styled.div`
  ${darkScheme}
  display: grid;
  gap: ${theme.space[6]} ${theme.space[7]};
  padding: clamp(1.5rem, 4vw, 3rem);
  background:
    radial-gradient(
      110% 130% at 100% 0%,
      color-mix(in srgb, ${theme.color.accentSoft} 80%, transparent),
      transparent 60%
    ),
    ${theme.color.canvas};
  color: ${theme.color.ink};
  border: 1px solid ${theme.color.goldLine};
  border-radius: ${theme.radius.lg};
  @media ${from('laptop')} {
    grid-template-columns: 6fr 5fr;
  }
`;

/** Set like a stamp. It is the organisation's own, and the note below says so. */
const Stamp = styled.p`
  padding: 0.25rem 0.875rem;
  color: ${theme.color.gold};
  border: 1.5px solid currentcolor;
  border-radius: ${theme.radius.sm};
  outline: 1px solid color-mix(in srgb, ${theme.color.gold} 45%, transparent);
  outline-offset: 2px;
  font-size: ${theme.text.xs};
  font-weight: 700;
  letter-spacing: 0.16em;
  rotate: -2deg;
`;

const Principles = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${theme.space[3]};
    padding-bottom: ${theme.space[4]};
    border-bottom: 1px solid ${theme.color.line};
  }
  li:last-child {
    padding-bottom: 0;
    border: 0;
  }
  svg {
    margin-top: 0.2em;
    color: ${theme.color.gold};
  }
`;

const { badge, labels } = falseAuthorities;

/** What the organisation would have in its place. */
export const AeraWay = ({ way }: { readonly way: FalseAuthority['aeraWay'] }) => (
  <Card>
    <Stack gap={5} align="start">
      <Row gap={4}>
        <Stamp>{badge.label}</Stamp>
        <Badge variant="warning">{labels.statement}</Badge>
      </Row>
      <Heading level={4} size="2xl">
        {way.title}
      </Heading>
      <Text size="lg">{way.description.text}</Text>
      <Text size="sm" tone="muted">
        {badge.note}
      </Text>
    </Stack>
    <Stack gap={4}>
      <Heading level={4}>{labels.principles}</Heading>
      <Text size="sm" tone="muted">
        {way.principles.intro}
      </Text>
      <Principles>
        {way.principles.items.map((principle) => (
          <li key={principle}>
            <CheckIcon />
            {principle}
          </li>
        ))}
      </Principles>
    </Stack>
  </Card>
);
