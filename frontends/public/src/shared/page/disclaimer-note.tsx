import { disclaimer } from '@aera/content';
import { Container, Notice, Section } from '@aera/ui';
import { styled } from 'styled-components';

const Band = styled(Section)`
  padding-block: 0 clamp(3rem, 6vw, 5rem);
`;

/** On every page with claims, quiet and always there. */
export const DisclaimerNote = () => (
  <Band as="aside">
    <Container>
      <Notice title={disclaimer.title}>{disclaimer.full}</Notice>
    </Container>
  </Band>
);
