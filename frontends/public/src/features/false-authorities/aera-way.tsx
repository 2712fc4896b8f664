import { type FalseAuthority, falseAuthorities } from '@aera/content/false-authorities';
import { Badge, Columns, Heading, MutedText, Row, Stack, Text, darkScheme, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { CheckList } from '../../shared/page/lists.tsx';
import { Stamp } from '../../shared/page/stamp.ts';

const Frame = styled(Columns)`
  ${darkScheme}
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
`;

const TiltedStamp = styled(Stamp)`
  padding: 0.25rem 0.875rem;
  rotate: -2deg;
`;

const Principles = styled(CheckList)`
  gap: ${theme.space[4]};
  li {
    padding-bottom: ${theme.space[4]};
    border-bottom: 1px solid ${theme.color.line};
  }
  li:last-child {
    padding-bottom: 0;
    border: 0;
  }
`;

const { badge, labels } = falseAuthorities;

/** The organisation's alternative to the institution. */
export const AeraWay = ({ way }: { readonly way: FalseAuthority['aeraWay'] }) => (
  <Frame tracks="6fr 5fr" columnGap={7}>
    <Stack gap={5} align="start">
      <Row gap={4}>
        <TiltedStamp>{badge.label}</TiltedStamp>
        <Badge variant="warning">{labels.statement}</Badge>
      </Row>
      <Heading level={4} size="2xl">
        {way.title}
      </Heading>
      <Text size="lg">{way.description.text}</Text>
      <MutedText>{badge.note}</MutedText>
    </Stack>
    <Stack gap={4}>
      <Heading level={4}>{labels.principles}</Heading>
      <MutedText>{way.principles.intro}</MutedText>
      <Principles items={way.principles.items} />
    </Stack>
  </Frame>
);
