import { from, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const List = styled.dl`
  display: grid;
  gap: ${theme.space[1]} ${theme.space[5]};
  font-size: ${theme.text.sm};
  line-height: 1.5;
  dt {
    color: ${theme.color.inkMuted};
  }
  dd {
    margin: 0 0 ${theme.space[2]};
    overflow-wrap: anywhere;
  }
  @media ${from('tablet')} {
    grid-template-columns: minmax(9rem, auto) minmax(0, 1fr);
    dd {
      margin: 0;
    }
  }
`;

/** A list of names and values. */
export const DefinitionList = ({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) => (
  <List>
    {facts.map(([name, value]) => (
      <Pair key={name} name={name} value={value} />
    ))}
  </List>
);

const Pair = ({ name, value }: { readonly name: string; readonly value: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{value}</dd>
  </>
);
