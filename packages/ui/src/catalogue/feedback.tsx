import {
  Button,
  EmptyState,
  ErrorState,
  Grid,
  Notice,
  ProgressBar,
  Row,
  Skeleton,
  Spinner,
  Stack,
} from '@aera/ui';
import { Specimen } from './specimen.tsx';

export const Feedback = () => (
  <>
    <Specimen title="Notice">
      <Grid gap={3}>
        <Notice>For your information.</Notice>
        <Notice tone="success" title="Message sent">
          We will write to the address you gave.
        </Notice>
        <Notice tone="warning">A warning stands out without shouting.</Notice>
        <Notice tone="destructive" title="Message not sent">
          Your text is still here.
        </Notice>
      </Grid>
    </Specimen>
    <Specimen title="EmptyState, ErrorState">
      <Grid>
        <EmptyState action={<Button variant="secondary">Start Searching</Button>}>
          You haven't asked any questions yet. Start by searching the knowledge base or submitting a question.
        </EmptyState>
        <ErrorState
          title="This part did not load"
          detail="Everything else keeps working."
          onRetry={nothing}
          level={4}
        />
        <ErrorState title="Trying again" onRetry={nothing} retrying level={4} />
      </Grid>
    </Specimen>
    <Specimen title="ProgressBar, Spinner, Skeleton">
      <Grid>
        <Stack gap={3}>
          <ProgressBar label="NIST CSF" value={71.4} />
          <Row>
            <Spinner label="Loading" />
            <Spinner size="1rem" />
          </Row>
        </Stack>
        <Stack gap={2}>
          <Skeleton width="60%" height="1.5rem" />
          <Skeleton />
          <Skeleton width="85%" />
        </Stack>
      </Grid>
    </Specimen>
  </>
);

const nothing = () => {};
