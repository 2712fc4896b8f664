import { shellWords } from '@aera/content/shell';
import { Container, ErrorState, Section } from '@aera/ui';

const { title, text, retry: retryLabel } = shellWords.unknownVisitor;

/** When the server could not say who is signed in: not the same as nobody, so no page sends anybody to a sign-in. */
export const SessionUnknown = ({
  retry,
  retrying,
}: {
  readonly retry: () => void;
  readonly retrying: boolean;
}) => (
  <Section>
    <Container width="text">
      <ErrorState
        level={1}
        title={title}
        detail={text}
        retryLabel={retryLabel}
        onRetry={retry}
        retrying={retrying}
      />
    </Container>
  </Section>
);
