import { Checkbox, VisuallyHidden } from '@aera/ui';

/** Rows of a table that are chosen, to do something to many at once. */
export interface RowChoice<Row> {
  /** By `keyOf`. */
  readonly keys: ReadonlySet<string>;
  readonly onChange: (keys: ReadonlySet<string>) => void;
  /** Says which row a box chooses. */
  readonly labelOf: (row: Row) => string;
}

/** All rows that are listed. */
export interface AllChoice {
  readonly all: boolean;
  readonly onAll: (isChosen: boolean) => void;
}

/** The keys with those of some rows, or without them. */
export const chosenWith = (
  keys: ReadonlySet<string>,
  some: readonly string[],
  isChosen: boolean,
): ReadonlySet<string> => {
  const these = new Set(some);
  return isChosen ? new Set([...keys, ...these]) : new Set([...keys].filter((key) => !these.has(key)));
};

export interface ChoiceBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** Chooses a row, or all. */
export const ChoiceBox = ({ label, checked, onChange }: ChoiceBoxProps) => (
  <Checkbox
    label={<VisuallyHidden>{label}</VisuallyHidden>}
    checked={checked}
    onChange={({ target }) => onChange(target.checked)}
  />
);
