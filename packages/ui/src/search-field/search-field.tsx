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
  /** Label of the button. */
  readonly find: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly maxLength?: number;
  readonly className?: string;
}

/** A search field with its submit button; the surrounding form handles the button and Enter. */
export const SearchField = ({
  label,
  find,
  value,
  onValue,
  maxLength = 200,
  className,
}: SearchFieldProps) => (
  <Frame gap={2} wrap={false} align="end" className={className}>
    <TextField
      label={label}
      type="search"
      autoComplete="off"
      maxLength={maxLength}
      value={value}
      onChange={({ target }) => onValue(target.value)}
    />
    <Button type="submit" variant="secondary" aria-label={find}>
      <SearchIcon />
    </Button>
  </Frame>
);
