import { type KeyboardEvent, type MouseEvent, useEffect, useId, useState } from 'react';

interface ListboxOptions {
  /** Unique texts or ids. */
  readonly options: readonly string[];
  readonly onChoose: (option: string) => void;
  /** The list is always open, and its first option is active until an arrow key is pressed. The container handles Escape. */
  readonly alwaysOpen?: boolean;
}

export type Listbox = ReturnType<typeof useListbox>;

/**
 * Keyboard support and roles of an editable combobox with a list (ARIA Authoring Practices, list autocomplete with manual selection). The
 * focus stays in the field, arrow keys move through the list and wrap around, Enter chooses the active option, Escape closes. Spread the
 * returned props on the input, the list and each option.
 */
export function useListbox({ options, onChoose, alwaysOpen = false }: ListboxOptions) {
  const id = useId();
  const [requested, setRequested] = useState(false);
  const [active, setActive] = useState<string | null>(null);
  const open = (alwaysOpen || requested) && options.length > 0;
  const activeIndex = open
    ? Math.max(
        options.findIndex((option) => option === active),
        alwaysOpen ? 0 : -1,
      )
    : -1;
  const toOptionId = (index: number) => `${id}-option-${index}`;
  const activeId = activeIndex >= 0 ? toOptionId(activeIndex) : undefined;

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const close = () => {
    setRequested(false);
    setActive(null);
  };
  const choose = (option: string) => {
    close();
    onChoose(option);
  };
  const move = (event: KeyboardEvent, index: number) => {
    if (options.length === 0) return;
    event.preventDefault();
    setRequested(true);
    setActive(options.at(index % options.length) ?? null);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const option = options[activeIndex];
    if (event.key === 'ArrowDown') move(event, activeIndex + 1);
    else if (event.key === 'ArrowUp') move(event, activeIndex < 0 ? -1 : activeIndex - 1);
    else if (event.key === 'Enter' && option !== undefined) {
      event.preventDefault();
      choose(option);
    } else if (alwaysOpen) return;
    else if (event.key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (event.key === 'Home' || event.key === 'End') setActive(null);
  };

  return {
    open,
    close,
    /** Call it when the text changes: allows the list to open, and makes no option active, or the first one if always open. */
    restart: () => {
      setRequested(true);
      setActive(null);
    },
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': `${id}-list`,
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      onKeyDown,
      onBlur: close,
    },
    list: {
      id: `${id}-list`,
      role: 'listbox',
      hidden: !open,
      // Keeps the focus in the field when the list is pressed.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
    },
    option: (option: string) => ({
      id: toOptionId(options.indexOf(option)),
      role: 'option',
      'aria-selected': option === options[activeIndex],
      onClick: () => choose(option),
    }),
  } as const;
}
