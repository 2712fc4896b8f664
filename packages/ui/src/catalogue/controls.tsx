import { Button } from '../controls/button.tsx';
import { ButtonLink } from '../controls/button-link.tsx';
import { Checkbox } from '../controls/checkbox.tsx';
import { Select } from '../controls/select.tsx';
import { TextArea } from '../controls/text-area.tsx';
import { TextField } from '../controls/text-field.tsx';
import { ArrowRightIcon } from '../icons/icons.tsx';
import { Grid } from '../layout/grid.tsx';
import { Row } from '../layout/row.tsx';
import { Stack } from '../layout/stack.tsx';
import { Specimen } from './specimen.tsx';

export function Buttons() {
  return (
    <Specimen title="Buttons">
      <Row>
        <Button>Step Into Protection</Button>
        <Button variant="secondary">Read the notices</Button>
        <Button variant="ghost">Cancel</Button>
        <Button variant="destructive">Close lead</Button>
        <Button pending pendingLabel="Sending...">
          Send Answer
        </Button>
        <Button disabled>Not yet</Button>
      </Row>
      <Row>
        <Button size="sm" variant="secondary">
          Small
        </Button>
        <Button>Medium</Button>
        <ButtonLink size="lg" href="#buttons">
          Large, as a link <ArrowRightIcon />
        </ButtonLink>
      </Row>
    </Specimen>
  );
}

export function Fields() {
  return (
    <Specimen title="Fields">
      <Grid>
        <Stack>
          <TextField label="Your name" autoComplete="name" defaultValue="Wren" />
          <TextField
            label="Your e-mail"
            type="email"
            required
            defaultValue="wren@"
            error="Enter a whole address, such as name@example.org."
          />
          <Select
            label="Status"
            options={[
              { value: 'new', label: 'New' },
              { value: 'contacted', label: 'Contacted' },
            ]}
          />
        </Stack>
        <Stack>
          <TextArea label="Message" optional="optional" hint="Up to 2,000 characters." rows={5} />
          <Checkbox label="Tell me when the answer is published" defaultChecked />
          <Checkbox label="I have read the notice" error="Tick this to go on." />
        </Stack>
      </Grid>
    </Specimen>
  );
}
