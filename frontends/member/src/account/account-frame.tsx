import {
  BrandMark,
  CheckIcon,
  Container,
  Heading,
  Section,
  Stack,
  Text,
  ThirteenRings,
  from,
  theme,
} from '@aera/ui';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { PlainList } from '../page/plain-list.ts';
import { accountWords } from './account-words.ts';

const Split = styled(Container)`
  display: grid;
  gap: ${theme.space[6]};
  padding-block: ${theme.space[7]};
  @media ${from('laptop')} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    min-height: min(46rem, 100dvh - var(--header-height, 0px));
  }
`;

/** What an account is for; gives its room to the form where there is little. */
const Panel = styled(Section)`
  display: none;
  padding: ${theme.space[7]};
  border-radius: ${theme.radius.lg};
  @media ${from('laptop')} {
    display: grid;
    align-content: start;
  }
`;

/** Rises from the lower corner, clear of the words. */
const Ornament = styled.div`
  position: absolute;
  inset: 55% -3rem -55% 0;
`;

const Points = styled(PlainList)`
  gap: ${theme.space[4]};
  li {
    display: flex;
    gap: ${theme.space[3]};
    line-height: 1.5;
  }
  svg {
    margin-top: 0.15em;
    color: ${theme.color.gold};
  }
`;

const Sheet = styled.div`
  display: grid;
  align-content: center;
  justify-items: center;
  > div {
    width: 100%;
    max-width: 27rem;
  }
`;

const Mark = styled.div`
  color: ${theme.color.gold};
  @media ${from('laptop')} {
    display: none;
  }
`;

const Other = styled(Text)`
  padding-top: ${theme.space[5]};
  border-top: 1px solid ${theme.color.line};
`;

export interface AccountFrameProps {
  readonly title: string;
  readonly lead: string;
  /** The way to the other account page. */
  readonly other: { readonly text: string; readonly label: string; readonly to: string };
  readonly children: ReactNode;
}

/** What the sign-in and the sign-up page have in common: the form, and beside it what an account is for. */
export function AccountFrame({ title, lead, other, children }: AccountFrameProps) {
  return (
    <Split>
      <Panel as="aside" tone="deep">
        <Ornament>
          <ThirteenRings />
        </Ornament>
        <Stack gap={5}>
          <Heading level={2} size="xl">
            {accountWords.panel.title}
          </Heading>
          <Points>
            {accountWords.panel.points.map((point) => (
              <li key={point}>
                <CheckIcon />
                {point}
              </li>
            ))}
          </Points>
        </Stack>
      </Panel>
      <Sheet>
        <Stack gap={5}>
          <Mark>
            <BrandMark size="3rem" />
          </Mark>
          <Stack gap={3}>
            <Heading level={1} size="2xl">
              {title}
            </Heading>
            <Text tone="muted">{lead}</Text>
          </Stack>
          {children}
          <Other size="sm">
            {other.text} <Link to={other.to}>{other.label}</Link>
          </Other>
        </Stack>
      </Sheet>
    </Split>
  );
}
