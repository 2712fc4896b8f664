import { disclaimer } from '@aera/content';
import { Container, Notice, Section } from '@aera/ui';

/** Disclaimer for every page with claims. */
export const DisclaimerNote = () => (
  <Section space="0 clamp(3rem, 6vw, 5rem)" as="aside">
    <Container>
      <Notice title={disclaimer.title}>{disclaimer.full}</Notice>
    </Container>
  </Section>
);
