import { contact } from '@aera/content/contact';
import { Heading, Stack, focusRing, theme } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const Frame = styled(Stack)`
  padding-inline: ${theme.space[6]};
  font-size: ${theme.text.sm};
  line-height: 1.55;
  ul {
    display: grid;
    gap: ${theme.space[3]};
    padding-inline-start: 1.125rem;
  }
  li::marker {
    color: ${theme.color.goldLine};
  }
  a {
    ${focusRing}
  }
`;

const { title, items, more } = contact.before;

/** What saves a message from being sent twice, or to the wrong place. */
export const BeforeYouWrite = () => (
  <Frame gap={3}>
    <Heading level={2} size="md">
      {title}
    </Heading>
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
    <p>
      <Link to={more.path}>{more.label}</Link>
    </p>
  </Frame>
);
