import { contents } from '@aera/content/how/opening';
import { Container, elevation, focusRing, from, theme } from '@aera/ui';
import { useScroll } from '@aera/frontend-kit';
import { styled } from 'styled-components';
import { createSectionTracker } from '../../shared/page/section-tracker.ts';

const { parts, title } = contents;
const getActiveIndex = createSectionTracker(parts.map(({ id }) => id));

/** Overlaps the full-width sections on large screens; above them on small ones. */
const Overlay = styled.div`
  @media ${from('desktop')} {
    position: absolute;
    inset: 0;
    z-index: 2;
    padding-block: ${theme.space[8]};
    pointer-events: none;
    > div {
      height: 100%;
    }
  }
`;

const Rail = styled.nav`
  padding-block: ${theme.space[6]} 0;
  font-size: ${theme.text.sm};
  line-height: 1.4;

  @media ${from('desktop')} {
    position: sticky;
    top: calc(var(--header-height, 4rem) + ${theme.space[5]});
    width: 13.5rem;
    padding: ${theme.space[4]} ${theme.space[3]} ${theme.space[3]};
    background: color-mix(in srgb, ${theme.color.surface} 96%, transparent);
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.lg};
    box-shadow: ${elevation.low};
    pointer-events: auto;
  }
  h2 {
    margin-bottom: ${theme.space[2]};
    color: ${theme.color.gold};
    font-size: ${theme.text.xs};
    font-weight: 600;
    letter-spacing: 0.1em;
    text-transform: uppercase;
    @media ${from('desktop')} {
      padding-inline: ${theme.space[2]};
    }
  }
  ol {
    display: grid;
    gap: 0 ${theme.space[6]};
    padding: 0;
    list-style: none;
    counter-reset: part;
    @media ${from('phone')} {
      grid-template-columns: 1fr 1fr;
    }
    @media ${from('desktop')} {
      grid-template-columns: 1fr;
    }
  }
  a {
    display: grid;
    grid-template-columns: 1.75rem 1fr;
    align-items: center;
    min-height: 2.5rem;
    padding: ${theme.space[1]} ${theme.space[2]} ${theme.space[1]} 0;
    color: ${theme.color.inkMuted};
    border-bottom: 1px solid ${theme.color.line};
    text-decoration: none;
    counter-increment: part;
    ${focusRing}
    @media ${from('desktop')} {
      min-height: 2.25rem;
      padding-inline: ${theme.space[2]};
      border: 0;
      border-radius: ${theme.radius.sm};
    }
    &::before {
      content: counter(part);
      color: ${theme.color.gold};
      font-variant-numeric: tabular-nums;
    }
    &:hover {
      color: ${theme.color.ink};
    }
    &[aria-current] {
      background: ${theme.color.accentSoft};
      color: ${theme.color.onAccentSoft};
      font-weight: 600;
      @media (width < 1280px) {
        background: none;
        color: ${theme.color.ink};
      }
    }
  }
`;

/** Links to the parts of the page. On large screens it stays visible and marks the current part. */
export function TableOfContents() {
  const active = useScroll(getActiveIndex, -1);
  return (
    <Overlay>
      <Container>
        <Rail aria-labelledby="on-this-page">
          <h2 id="on-this-page">{title}</h2>
          <ol>
            {parts.map(({ id, name }, index) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={index === active ? 'location' : undefined}>
                  {name}
                </a>
              </li>
            ))}
          </ol>
        </Rail>
      </Container>
    </Overlay>
  );
}
