import { fullNotices } from '@aera/content/full-notices';
import { focusRing, from, theme } from '@aera/ui';
import { styled } from 'styled-components';

const Frame = styled.nav`
  font-size: ${theme.text.sm};
  @media ${from('laptop')} {
    position: sticky;
    top: calc(var(--header-height, 4rem) + ${theme.space[5]});
  }
  h2 {
    margin-bottom: ${theme.space[3]};
    color: ${theme.color.gold};
    font-size: ${theme.text.xs};
    font-weight: 600;
    letter-spacing: 0.1em;
    text-transform: uppercase;
  }
  ol {
    display: grid;
    padding: 0;
    list-style: none;
    border-inline-start: 1px solid ${theme.color.line};
  }
  a {
    display: grid;
    grid-template-columns: 2.25rem 1fr;
    padding: 0.4375rem ${theme.space[4]};
    color: ${theme.color.inkMuted};
    text-decoration: none;
    border-inline-start: 2px solid transparent;
    margin-inline-start: -1px;
    ${focusRing}
    &:hover {
      color: ${theme.color.ink};
      border-color: ${theme.color.goldLine};
    }
  }
`;

/** Jumps to one of the eight sections. */
export const NoticeNavigation = () => (
  <Frame aria-labelledby="notice-navigation">
    <h2 id="notice-navigation">{fullNotices.navigationTitle}</h2>
    <ol>
      {fullNotices.sections.map(({ anchor, numeral, title }) => (
        <li key={anchor}>
          <a href={`#${anchor}`}>
            <span aria-hidden>{numeral}</span>
            {title}
          </a>
        </li>
      ))}
    </ol>
  </Frame>
);
