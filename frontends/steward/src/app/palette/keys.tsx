import { theme } from '@aera/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';

const Group = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  white-space: nowrap;
`;

interface KeysProps {
  readonly keys: readonly string[];
  /** Text between keys that are pressed in sequence. */
  readonly separator?: string;
}

export const Keys = ({ keys, separator }: KeysProps) => (
  <Group>
    {keys.map((key, index) => (
      <Fragment key={key}>
        {separator && index > 0 && <span>{separator}</span>}
        <Key>{key}</Key>
      </Fragment>
    ))}
  </Group>
);

export const Key = styled.kbd`
  display: inline-block;
  min-width: 1.5rem;
  padding: 0.0625rem ${theme.space[2]};
  color: inherit;
  border: 1px solid color-mix(in srgb, currentcolor 35%, transparent);
  border-radius: ${theme.radius.sm};
  font: 600 ${theme.text.xs} / 1.25rem ${theme.font.body};
  text-align: center;
  white-space: nowrap;
`;
