import { Segmented } from '@aera/ui/segmented';
import { searchWords as words } from './search-words.ts';

export interface CategoryFilterProps {
  /** Of everything that was found, whatever is chosen. */
  readonly categories: readonly { readonly name: string; readonly count: number }[];
  /** Undefined: all of them. */
  readonly value: string | undefined;
  readonly onChange: (category: string | undefined) => void;
}

const all = '';

/** Narrows what was found to one category. Not there where there is nothing to choose. */
export function CategoryFilter({ categories, value, onChange }: CategoryFilterProps) {
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const missing = value !== undefined && categories.every(({ name }) => name !== value);
  const shown = missing ? [...categories, { name: value, count: 0 }] : categories;
  if (shown.length < 2) return null;
  return (
    <Segmented
      label={words.category}
      value={value ?? all}
      options={[
        { value: all, label: words.categoryOf(words.allCategories, total) },
        ...shown.map(({ name, count }) => ({ value: name, label: words.categoryOf(name, count) })),
      ]}
      onValueChange={(category) => onChange(category || undefined)}
    />
  );
}
