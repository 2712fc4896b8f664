import { trusts } from '@aera/content/trusts';
import { CheckIcon, CloseIcon, Heading, Stack, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { FactNote } from '../../shared/page/fact-note.tsx';

const { law } = trusts;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[8]};
  @media ${from('tablet')} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Items = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  padding: 0;
  list-style-type: '';
  li {
    display: flex;
    gap: ${theme.space[3]};
    line-height: 1.5;
  }
  svg {
    margin-top: 0.15em;
    color: ${theme.color.success};
  }
`;

const Negatives = styled(Items)`
  svg {
    color: ${theme.color.destructive};
  }
`;

const Sources = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding-inline-start: 1.1rem;
`;

/** What a trust does and does not do in law, with where to read it. */
export const Law = () => (
  <Stack gap={7}>
    <Columns>
      <Stack gap={5}>
        <Heading level={3} size="xl">
          {law.does.title}
        </Heading>
        <Items>
          {law.does.items.map((item) => (
            <li key={item}>
              <CheckIcon />
              {item}
            </li>
          ))}
        </Items>
      </Stack>
      <Stack gap={5}>
        <Heading level={3} size="xl">
          {law.doesNot.title}
        </Heading>
        <Negatives>
          {law.doesNot.items.map((item) => (
            <li key={item}>
              <CloseIcon />
              {item}
            </li>
          ))}
        </Negatives>
      </Stack>
    </Columns>
    <FactNote label={law.sources.title}>
      <Sources>
        {law.sources.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </Sources>
    </FactNote>
  </Stack>
);
