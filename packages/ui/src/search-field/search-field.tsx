import { Button, Row, SearchIcon, TextField } from '@aera/ui';
import { styled } from 'styled-components';

const Frame = styled(Row)`
  > :first-child {
    flex: 1;
  }
  button {
    min-height: 2.875rem;
  }
`;

export interface SearchFieldProps {
  readonly label: string;
  /** Says what the button does. */
  readonly find: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly className?: string;
}

/** Words to look for with the button that sends them; the form around it hears both it and Enter. */
export const SearchField = ({ label, find, value, onValue, className }: SearchFieldProps) => (
  <Frame gap={2} wrap={false} align="end" className={className}>
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      maxLength={200}
      value={value}
      onChange={({ target }) => onValue(target.value)}
    />
    <Button type="submit" variant="secondary" aria-label={find}>
      <SearchIcon />
    </Button>
  </Frame>
);
