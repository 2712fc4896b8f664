import { contents } from '@aera/content/how/opening';
import { Container, from, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { TableOfContents } from '../../shared/page/table-of-contents.tsx';

const parts = contents.parts.map(({ id, name }, index) => ({
  anchor: id,
  title: name,
  mark: String(index + 1),
}));

/** Overlaps the full-width sections on large screens; above them on small ones. */
const Overlay = styled.div`
  padding-top: ${theme.space[6]};
  nav ol {
    @media ${from('phone')} {
      grid-template-columns: 1fr 1fr;
    }
  }
  nav a {
    grid-template-columns: 1.75rem 1fr;
  }
  nav span {
    font: inherit;
    font-variant-numeric: tabular-nums;
  }
  @media ${from('desktop')} {
    position: absolute;
    inset: 0;
    z-index: 2;
    padding-block: ${theme.space[8]};
    pointer-events: none;
    > div {
      height: 100%;
    }
    nav {
      width: 13.5rem;
      padding: ${theme.space[4]} ${theme.space[3]} ${theme.space[3]};
      background: color-mix(in srgb, ${theme.color.surface} 96%, transparent);
      pointer-events: auto;
    }
    nav h2 {
      padding-inline: ${theme.space[2]};
    }
    nav ol {
      grid-template-columns: 1fr;
      border: 0;
    }
    nav a {
      margin: 0;
      padding: ${theme.space[1]} ${theme.space[2]};
      border: 0;
      border-radius: ${theme.radius.sm};
      &[aria-current] {
        background: ${theme.color.accentSoft};
        color: ${theme.color.onAccentSoft};
      }
    }
  }
`;

/** Links to the parts of the page. On large screens it stays visible beside them. */
export const ContentsOverlay = () => (
  <Overlay>
    <Container>
      <TableOfContents title={contents.title} items={parts} />
    </Container>
  </Overlay>
);
