import { Button, LiveRegion, SearchIcon, VisuallyHidden } from '@aera/ui';
import { useListbox } from '@aera/ui/listbox';
import { useDebounced } from '@aera/frontend-kit';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Field, Frame, Input, List, Option } from './search-box-style.ts';
import { searchCopy as copy } from './search-copy.ts';
import { maxQueryLength, useSuggestions } from './search-api.ts';

/** Results of shorter queries are not relevant. */
const minTypedLength = 3;
const typingPauseMs = 300;

interface SearchBoxProps {
  /** The query of the shown results. A change updates the field, unless it comes from `onType`. */
  readonly query: string;
  readonly searching: boolean;
  /** Called with the trimmed, non-empty query. */
  readonly onSearch: (query: string) => void;
  /** Called when typing pauses at a text other than the query, with the trimmed text. */
  readonly onType: (query: string) => void;
}

/** Search field with suggestions. */
export function SearchBox({ query, searching, onSearch, onType }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const [edited, setEdited] = useState<string | null>(null);
  const settled = useDebounced(edited, typingPauseMs);
  const [lastQuery, setLastQuery] = useState(query);
  if (query !== lastQuery) {
    setLastQuery(query);
    // A query that comes from this field does not replace what the member has typed since.
    if (edited === null || query !== settled) {
      setText(query);
      setEdited(null);
    }
  }
  const onSettled = useEffectEvent((typed: string) => {
    if (typed === text.trim() && typed !== query) onType(typed);
  });
  useEffect(() => {
    if (settled !== null && settled.length >= minTypedLength) onSettled(settled);
  }, [settled]);

  const suggestions = useSuggestions(text);
  const search = (value: string) => {
    const wanted = value.trim();
    // While a search runs, the same query is not submitted again; another query replaces it.
    if (wanted === '' || (searching && wanted === query)) return;
    // Hides the on-screen keyboard, which would cover the results.
    if (window.matchMedia?.('(pointer: coarse)').matches) input.current?.blur();
    setEdited(null);
    onSearch(wanted);
  };
  const box = useListbox({
    options: suggestions,
    onChoose: (option) => {
      setText(option);
      search(option);
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    box.close();
    search(text);
  };

  return (
    <Frame>
      <form onSubmit={submit}>
        <VisuallyHidden as="label" htmlFor={id}>
          {copy.field}
        </VisuallyHidden>
        <Field>
          <SearchIcon size="1.4rem" />
          <Input
            {...box.input}
            ref={input}
            id={id}
            name="q"
            enterKeyHint="search"
            placeholder={copy.placeholder}
            maxLength={maxQueryLength}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setEdited(target.value.trim());
              box.restart();
            }}
          />
          <Button
            type="submit"
            size="lg"
            disabled={text.trim() === ''}
            pending={searching && text.trim() === query}
          >
            {copy.submit}
          </Button>
        </Field>
        <List {...box.list} aria-label={copy.suggestions}>
          {box.open &&
            suggestions.map((suggestion) => (
              <Option key={suggestion} {...box.option(suggestion)}>
                <SearchIcon size="1rem" />
                {suggestion}
              </Option>
            ))}
        </List>
      </form>
      <LiveRegion>{box.open && copy.suggestionCount(suggestions.length)}</LiveRegion>
    </Frame>
  );
}
