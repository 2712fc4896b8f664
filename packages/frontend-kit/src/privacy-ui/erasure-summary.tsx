import { theme } from '@aera/ui';
import { styled } from 'styled-components';

const Section = styled.section`
  font-size: ${theme.text.sm};
  line-height: 1.5;
  h3 {
    font-size: ${theme.text.sm};
  }
  ul {
    margin-top: ${theme.space[1]};
    padding-inline-start: 1.25rem;
    list-style-type: revert;
  }
`;

export interface ErasureSummaryProps {
  readonly copy: {
    readonly erasedTitle: string;
    readonly erased: readonly string[];
    readonly keptTitle: string;
    readonly kept: readonly string[];
  };
}

/** What an erasure deletes and what remains. */
export const ErasureSummary = ({ copy }: ErasureSummaryProps) => (
  <>
    <TitledList title={copy.erasedTitle} lines={copy.erased} />
    <TitledList title={copy.keptTitle} lines={copy.kept} />
  </>
);

const TitledList = ({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) => (
  <Section>
    <h3>{title}</h3>
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </Section>
);
