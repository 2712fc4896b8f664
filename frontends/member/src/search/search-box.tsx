import { Button, LiveRegion, SearchIcon, VisuallyHidden } from '@aera/ui';
import { useDebounced } from '@aera/frontend-kit';
import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Field, Frame, Input, List, Option } from './search-box-style.ts';
import { searchWords as words } from './search-words.ts';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

const longestQuery = 1000;
/** Below that, what is found says nothing. */
const shortestTyped = 3;
const pause = 300;

export interface SearchBoxProps {
  /** The query that is shown below: comes back into the field when it changes, unless somebody is typing it. */
  readonly query: string;
  readonly typing: boolean;
  readonly searching: boolean;
  /** With the ends trimmed, never empty. */
  readonly onSearch: (query: string) => void;
  /** Typing has paused, at words that are not those of the query. With the ends trimmed. */
  readonly onType: (query: string) => void;
}

/** Where a question is typed, with suggestions below it. */
export function SearchBox({ query, typing, searching, onSearch, onType }: SearchBoxProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(query);
  const [shown, setShown] = useState(query);
  if (query !== shown) {
    setShown(query);
    if (!typing) setText(query);
  }
  const [edited, setEdited] = useState<string | null>(null);
  const settled = useDebounced(edited, pause);
  const onSettled = useEffectEvent((words: string) => {
    if (words === text.trim() && words !== query) onType(words);
  });
  useEffect(() => {
    if (settled !== null && settled.length >= shortestTyped) onSettled(settled);
  }, [settled]);

  const suggestions = useSuggestions(text);
  const search = (wanted: string) => {
    if (wanted.trim() === '' || searching) return;
    // A keyboard on the screen would cover the results.
    if (window.matchMedia?.('(pointer: coarse)').matches) input.current?.blur();
    setEdited(null);
    onSearch(wanted.trim());
  };
  const box = useCombobox({
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
          {words.field}
        </VisuallyHidden>
        <Field>
          <SearchIcon size="1.4rem" />
          <Input
            {...box.input}
            ref={input}
            id={id}
            name="q"
            enterKeyHint="search"
            placeholder={words.placeholder}
            maxLength={longestQuery}
            value={text}
            onChange={({ target }) => {
              setText(target.value);
              setEdited(target.value.trim());
              box.ask();
            }}
          />
          <Button type="submit" size="lg" disabled={text.trim() === ''} pending={searching}>
            {words.submit}
          </Button>
        </Field>
        <List {...box.list} aria-label={words.suggestions}>
          {box.open &&
            suggestions.map((suggestion, at) => (
              <Option key={suggestion} {...box.option(suggestion, at)}>
                <SearchIcon size="1rem" />
                {suggestion}
              </Option>
            ))}
        </List>
      </form>
      <LiveRegion>{box.open && words.suggestionCount(suggestions.length)}</LiveRegion>
    </Frame>
  );
}
