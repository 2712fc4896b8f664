import {
  ArrowRightIcon,
  Button,
  ButtonLink,
  Checkbox,
  Field,
  Grid,
  IconButton,
  PasswordField,
  Row,
  SearchIcon,
  Select,
  Stack,
  TextArea,
  TextField,
} from '@aera/ui';
import { SearchField } from '@aera/ui/search-field';
import { SegmentedControl } from '@aera/ui/segmented-control';
import { useState } from 'react';
import { Specimen } from './specimen.tsx';

const variants = ['primary', 'secondary', 'ghost', 'destructive'] as const;
const statusOptions = [
  { value: 'new', label: 'New' },
  { value: 'contacted', label: 'Contacted' },
];
const views = [
  { value: 'details', label: 'Details' },
  { value: 'overview', label: 'Overview' },
] as const;

export function Controls() {
  const [view, setView] = useState<'details' | 'overview'>('details');
  const [searchText, setSearchText] = useState('');
  return (
    <>
      <Specimen title="Button, ButtonLink, IconButton">
        {variants.map((variant) => (
          <Row key={variant}>
            <Button variant={variant}>{variant}</Button>
            <Button variant={variant} pending pendingLabel="Sending...">
              pending
            </Button>
            <Button variant={variant} disabled>
              disabled
            </Button>
            <ButtonLink variant={variant} href="#controls">
              a link <ArrowRightIcon />
            </ButtonLink>
          </Row>
        ))}
        <Row>
          <Button size="sm">Small</Button>
          <Button size="md">Medium</Button>
          <Button size="lg">Large</Button>
          <IconButton label="Search">
            <SearchIcon />
          </IconButton>
          <IconButton label="Search, disabled" disabled>
            <SearchIcon />
          </IconButton>
        </Row>
        <Button fullWidth variant="secondary">
          Full width
        </Button>
      </Specimen>
      <Specimen
        title="Fields"
        from="TextField, PasswordField, Select, TextArea, Checkbox, Field, @aera/ui/search-field"
      >
        <Grid>
          <Stack>
            <TextField label="Your name" autoComplete="name" defaultValue="Wren" />
            <TextField
              label="Your e-mail"
              type="email"
              required
              defaultValue="wren@"
              error="Enter a full e-mail address, such as name@example.org."
            />
            <PasswordField
              label="Password"
              showLabel="Show password"
              hideLabel="Hide password"
              autoComplete="new-password"
              hint="Twelve characters or more."
            />
            <Select label="Status" options={statusOptions} />
            <TextField label="Disabled field" disabled defaultValue="Disabled" />
          </Stack>
          <Stack>
            <TextArea label="Message" optional="optional" hint="Up to 2,000 characters." rows={4} />
            <Field label="Custom control" hint="Field connects the label, hint and error to the control.">
              {(control) => <input type="range" {...control} />}
            </Field>
            <SearchField label="Search terms" find="Search" value={searchText} onValue={setSearchText} />
            <Checkbox label="Tell me when the answer is published" defaultChecked />
            <Checkbox label="I have read the notice" error="Tick this box to continue." />
            <Checkbox label="Disabled" disabled />
          </Stack>
        </Grid>
      </Specimen>
      <Specimen title="SegmentedControl" from="@aera/ui/segmented-control">
        <Row>
          <SegmentedControl label="View" options={views} value={view} onValueChange={setView} />
        </Row>
      </Specimen>
    </>
  );
}
