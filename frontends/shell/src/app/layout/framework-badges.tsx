import { frameworkBadges } from '@aera/content';
import { shellCopy } from '@aera/content/shell';
import { InfoIcon, from, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { toHref } from './footer-links.tsx';

const List = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[7]};
  padding: ${theme.space[5]} 0;
  border-block: 1px solid ${theme.color.line};
  @media ${from('tablet')} {
    grid-template-columns: repeat(4, 1fr);
  }
`;

const Badge = styled(Link)`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: 0 ${theme.space[3]};
  height: 100%;
  padding: ${theme.space[3]};
  line-height: 1.35;
  text-decoration: none;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
  &:hover {
    border-color: ${theme.color.goldLine};
  }
  svg {
    grid-row: span 2;
    color: ${theme.color.gold};
  }
  strong {
    font-weight: 600;
  }
  span {
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.xs};
  }
  @media (max-width: 22.5em) {
    grid-template-columns: 1fr;
    svg {
      display: none;
    }
  }
`;

/** The frameworks of the platform's self-assessment, each with its status and a link to details. */
export const FrameworkBadges = () => (
  <List aria-label={shellCopy.footer.frameworks}>
    {frameworkBadges.map(({ name, label, details }) => (
      <li key={name}>
        <Badge to={toHref(details)} aria-label={`${name}, ${label}: ${details.label}`}>
          <InfoIcon size="1.375rem" />
          <strong>{name}</strong> <span>{label}</span>
        </Badge>
      </li>
    ))}
  </List>
);
