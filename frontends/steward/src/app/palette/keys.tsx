import { theme } from '@aera/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Key } from './key.ts';

const Group = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  white-space: nowrap;
`;

export interface KeysProps {
  readonly keys: readonly string[];
  /** Stands between them where they are pressed one after the other. */
  readonly between?: string;
}

/** Keys in a row. */
export const Keys = ({ keys, between }: KeysProps) => (
  <Group>
    {keys.map((key, at) => (
      <Fragment key={key}>
        {between && at > 0 && <span>{between}</span>}
        <Key>{key}</Key>
      </Fragment>
    ))}
  </Group>
);
