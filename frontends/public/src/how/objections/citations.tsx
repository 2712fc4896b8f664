import { objections } from '@aera/content/how/objections';
import { Text, focusRing, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { fill } from '../../page/fill.ts';

const { labels } = objections;
const shown = 4;

const Frame = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  font-size: ${theme.text.sm};
  h4 {
    font-size: ${theme.text.sm};
    font-weight: 650;
  }
  ul {
    display: grid;
    gap: ${theme.space[2]} ${theme.space[6]};
    padding-inline-start: 1.25rem;
    line-height: 1.45;
    @media ${from('tablet')} {
      grid-template-columns: 1fr 1fr;
    }
  }
  li::marker {
    color: ${theme.color.goldLine};
  }
`;

const More = styled.details`
  > summary {
    width: fit-content;
    padding-block: ${theme.space[2]};
    color: ${theme.color.accent};
    font-weight: 600;
    cursor: pointer;
    ${focusRing}
  }
  > ul {
    padding-block: ${theme.space[2]};
  }
`;

const list = (citations: readonly string[]) => (
  <ul>
    {citations.map((citation) => (
      <li key={citation}>{citation}</li>
    ))}
  </ul>
);

/** The first four; the others behind their number. */
export function Citations({ citations }: { readonly citations: readonly string[] }) {
  const rest = citations.slice(shown);
  return (
    <Frame>
      <div>
        <h4>{labels.citations}</h4>
        <Text size="xs" tone="muted">
          {labels.citationsNote}
        </Text>
      </div>
      {list(citations.slice(0, shown))}
      {rest.length > 0 && (
        <More>
          <summary>{fill(labels.more, { n: rest.length })}</summary>
          {list(rest)}
        </More>
      )}
    </Frame>
  );
}
