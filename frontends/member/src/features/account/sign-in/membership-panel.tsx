import { account } from '@aera/content/account';
import {
  CheckIcon,
  Columns,
  Eyebrow,
  Heading,
  MutedText,
  Section,
  Stack,
  Text,
  ThirteenRings,
  from,
  theme,
} from '@aera/ui';
import { styled } from 'styled-components';

const copy = account.panel;

const Panel = styled(Section)`
  display: grid;
  align-content: start;
  padding: ${theme.space[6]} ${theme.space[5]};
  border-radius: ${theme.radius.lg};
  @media ${from('tablet')} {
    padding: ${theme.space[7]};
  }
`;

/** Positioned at the lower corner, where it does not overlap the text. */
const Ornament = styled.div`
  position: absolute;
  inset: 78% -9rem -78% 0;
  @media (max-width: 1023.98px) {
    display: none;
  }
`;

const Points = styled(Columns)`
  li {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: 0.125rem ${theme.space[3]};
    align-content: start;
    line-height: 1.5;
  }
  svg {
    margin-top: 0.15em;
    color: ${theme.color.gold};
  }
  p {
    grid-column: 2;
  }
`;

const Small = styled(Text)`
  position: relative;
  max-width: 34ch;
  padding-top: ${theme.space[4]};
  border-top: 1px solid ${theme.color.line};
`;

/** Lists the benefits of membership, beside the form if there is room, otherwise below it. */
export const MembershipPanel = () => (
  <Panel as="aside" tone="deep" aria-labelledby="membership-title">
    <Ornament>
      <ThirteenRings />
    </Ornament>
    <Stack gap={5}>
      <Eyebrow>{copy.eyebrow}</Eyebrow>
      <Heading level={2} size="xl" id="membership-title">
        {copy.title}
      </Heading>
      <Points as="ul" from="tablet" tracks="repeat(auto-fit, minmax(16rem, 1fr))" gap={5} columnGap={6}>
        {copy.points.map(({ title, text }) => (
          <li key={title}>
            <CheckIcon />
            <strong>{title}</strong>
            <MutedText>{text}</MutedText>
          </li>
        ))}
      </Points>
      <Small size="sm" tone="muted">
        {copy.small}
      </Small>
    </Stack>
  </Panel>
);
