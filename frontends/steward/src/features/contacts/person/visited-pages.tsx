import { Text, focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { personCopy } from './person-copy.ts';

const copy = personCopy.timeline;

/** A visit names no more pages than this. */
const most = 10;

const Pages = styled.details`
  font-size: ${theme.text.sm};
  > summary {
    width: fit-content;
    min-height: 1.75rem;
    color: ${theme.color.accent};
    border-radius: ${theme.radius.sm};
    font-weight: 600;
    cursor: pointer;
    ${focusRing}
  }
  ol {
    display: grid;
    gap: ${theme.space[1]};
    padding: ${theme.space[2]} 0 0 ${theme.space[4]};
    font-family: ${theme.font.mono};
    font-size: ${theme.text.xs};
    list-style-type: '';
    overflow-wrap: anywhere;
  }
`;

export interface VisitedPagesProps {
  readonly paths: readonly string[];
  readonly views: number;
}

/** The pages of a visit, in order. Addresses are text of strangers: none of them is a link. */
export const VisitedPages = ({ paths, views }: VisitedPagesProps) => (
  <Pages>
    <summary>{copy.pages}</summary>
    {paths.length === most && views > most && (
      <Text size="xs" tone="muted">
        {copy.firstPages}
      </Text>
    )}
    <ol>
      {paths.map((path) => (
        <li key={path}>{path}</li>
      ))}
    </ol>
  </Pages>
);
