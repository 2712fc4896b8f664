import { elevation, focusRing, from, hideInPrint, theme } from '@aera/ui';
import { useScroll } from '@aera/frontend-kit';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { createSectionTracker } from './section-tracker.ts';

interface ContentsItem {
  readonly anchor: string;
  readonly title: string;
  /** Shown before the title, such as a numeral. */
  readonly mark?: string;
}

const Frame = styled.nav`
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[5]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  font-size: ${theme.text.sm};
  line-height: 1.4;
  @media ${from('laptop')} {
    position: sticky;
    top: calc(var(--header-height, 4rem) + ${theme.space[5]});
    box-shadow: ${elevation.low};
  }
  h2 {
    margin-bottom: ${theme.space[2]};
    color: ${theme.color.gold};
    font-size: ${theme.text.xs};
    font-weight: 600;
    letter-spacing: 0.1em;
    text-transform: uppercase;
  }
  ol {
    display: grid;
    border-inline-start: 1px solid ${theme.color.line};
  }
  ${hideInPrint}
`;

const Item = styled.a`
  display: grid;
  grid-template-columns: 1fr;
  align-items: center;
  min-height: 2.75rem;
  margin-inline-start: -1px;
  padding: ${theme.space[2]} ${theme.space[3]};
  color: ${theme.color.inkMuted};
  text-decoration: none;
  border-inline-start: 2px solid transparent;
  ${focusRing}
  @media ${from('laptop')} {
    min-height: 2.25rem;
  }
  &:has(span) {
    grid-template-columns: 2.25rem 1fr;
  }
  span {
    color: ${theme.color.gold};
    font: 400 ${theme.text.sm} / 1.4 ${theme.font.display};
  }
  &:hover {
    color: ${theme.color.ink};
    border-color: ${theme.color.goldLine};
  }
  &[aria-current] {
    color: ${theme.color.ink};
    border-color: ${theme.color.accent};
    font-weight: 600;
  }
`;

/** Links to the sections of a long page, with the current section marked. */
export function TableOfContents({
  title,
  items,
}: {
  readonly title: string;
  readonly items: readonly ContentsItem[];
}) {
  const titleId = useId();
  const [getActiveIndex] = useState(() => createSectionTracker(items.map(({ anchor }) => anchor)));
  const current = useScroll(getActiveIndex, -1);
  return (
    <Frame aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <ol>
        {items.map(({ anchor, title: section, mark }, index) => (
          <li key={anchor}>
            <Item href={`#${anchor}`} aria-current={index === current ? 'location' : undefined}>
              {mark && <span aria-hidden>{mark}</span>}
              {section}
            </Item>
          </li>
        ))}
      </ol>
    </Frame>
  );
}
