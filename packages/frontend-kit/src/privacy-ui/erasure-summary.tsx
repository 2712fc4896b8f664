import { theme } from '@aera/ui';
import { styled } from 'styled-components';

const List = styled.section`
  font-size: ${theme.text.sm};
  line-height: 1.5;
  h3 {
    font-size: ${theme.text.sm};
  }
  ul {
    margin-top: ${theme.space[1]};
    padding-inline-start: 1.25rem;
  }
`;

export interface ErasureSummaryProps {
  readonly words: {
    readonly goesTitle: string;
    readonly goes: readonly string[];
    readonly staysTitle: string;
    readonly stays: readonly string[];
  };
}

/** What an erasure deletes and what remains. */
export const ErasureSummary = ({ words }: ErasureSummaryProps) => (
  <>
    <Lines title={words.goesTitle} lines={words.goes} />
    <Lines title={words.staysTitle} lines={words.stays} />
  </>
);

const Lines = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <List>
    <h3>{title}</h3>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </List>
);
