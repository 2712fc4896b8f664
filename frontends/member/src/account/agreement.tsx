import { account } from '@aera/content/account';
import { Text, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const { lead, links } = account.join.agreement;

const Line = styled(Text)`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  align-items: center;
  a {
    padding-block: ${theme.space[1]};
  }
`;

/** The documents that an account stands under. */
export const Agreement = () => (
  <Line size="xs" tone="muted">
    <span>{lead}</span>
    {links.map(({ label, path }) => (
      <Link key={path} to={path}>
        {label}
      </Link>
    ))}
  </Line>
);
