import { Button, TextField, from as wider, theme } from '@aera/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { analyticsCopy } from '../analytics-copy.ts';
import { isAllowedRange } from '../state/analytics-state.ts';
import { type DayRange, isCivilDate, maxDays } from '../state/range.ts';

const copy = analyticsCopy.controls;

const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${theme.space[3]};

  > div {
    flex: 1 1 9rem;
    max-width: 14rem;
  }
  button {
    min-height: 2.875rem;
  }
  /* Aligned with the fields, below their labels. */
  @media ${wider('phone')} {
    align-items: start;
    button {
      margin-top: 1.725rem;
    }
  }
`;

interface CustomRangeProps {
  readonly range: DayRange;
  readonly onRange: (range: DayRange) => void;
}

/** Date fields of a range. They apply on submit, because a partly typed date is invalid. */
export function CustomRange({ range, onRange }: CustomRangeProps) {
  const [appliedRange, setAppliedRange] = useState(range);
  const [from, setFrom] = useState(range.from);
  const [to, setTo] = useState(range.to);
  const [attempted, setAttempted] = useState(false);
  if (appliedRange.from !== range.from || appliedRange.to !== range.to) {
    // The URL changed, for example by Back.
    setAppliedRange(range);
    setFrom(range.from);
    setTo(range.to);
  }
  const toIncompleteError = (date: string) => (attempted && !isCivilDate(date) ? copy.incomplete : null);
  const complete = isCivilDate(from) && isCivilDate(to);
  const rangeError =
    complete && !isAllowedRange({ from, to }) ? (from > to ? copy.wrongOrder : copy.tooLong(maxDays)) : null;
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setAttempted(true);
        if (complete && !rangeError) onRange({ from, to });
      }}
    >
      <TextField
        label={copy.from}
        type="date"
        value={from}
        error={toIncompleteError(from)}
        onChange={({ target }) => setFrom(target.value)}
      />
      <TextField
        label={copy.to}
        type="date"
        value={to}
        error={toIncompleteError(to) ?? (attempted ? rangeError : null)}
        onChange={({ target }) => setTo(target.value)}
      />
      <Button type="submit" variant="secondary">
        {copy.apply}
      </Button>
    </Form>
  );
}
