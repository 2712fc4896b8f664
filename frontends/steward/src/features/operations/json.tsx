import { focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';

const Block = styled.section`
  max-height: 24rem;
  padding: ${theme.space[3]} ${theme.space[4]};
  overflow: auto;
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.md};
  font: 400 ${theme.text.xs} / 1.6 ${theme.font.mono};
  pre {
    margin: 0;
    font: inherit;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  ${focusRing}
`;

interface JsonProps {
  /** What it is: it can be reached and scrolled by keyboard, so it has a name. */
  readonly label: string;
  readonly value: unknown;
}

/** Data as it is, for reading. */
export const Json = ({ label, value }: JsonProps) => (
  <Block aria-label={label} tabIndex={0}>
    <pre>{JSON.stringify(value, null, 2)}</pre>
  </Block>
);
