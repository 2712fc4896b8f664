import { Badge } from '../data/badge.tsx';
import { Button } from '../controls/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { ErrorState } from '../feedback/error-state.tsx';
import { Notice } from '../feedback/notice.tsx';
import { ProgressBar } from '../feedback/progress-bar.tsx';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { Grid } from '../layout/grid.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Specimen } from './specimen.tsx';

export function Feedback() {
  return (
    <Specimen title="Feedback">
      <Row gap={2}>
        <Badge>LIVE</Badge>
        <Badge variant="secondary">qualified</Badge>
        <Badge variant="outline">contacted</Badge>
        <Badge variant="destructive">new</Badge>
        <Badge variant="success">High</Badge>
        <Badge variant="warning">Medium</Badge>
      </Row>
      <Grid gap={3}>
        <Notice>For your information.</Notice>
        <Notice tone="success" title="Message sent">
          We will write to the address you gave.
        </Notice>
        <Notice tone="warning">Visitors lack authority over the Ark, the organisation states.</Notice>
        <Notice tone="destructive" title="Message not sent">
          Your text is still here.
        </Notice>
      </Grid>
      <Grid>
        <EmptyState action={<Button variant="secondary">Start Searching</Button>}>
          You haven't asked any questions yet. Start by searching the knowledge base or submitting a question.
        </EmptyState>
        <ErrorState
          title="This part did not load"
          detail="Everything else keeps working."
          onRetry={() => {}}
          level={3}
        />
      </Grid>
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
  );
}
