import { SegmentedControl } from '@aera/ui/segmented-control';
import { searchCopy as copy } from './search-copy.ts';

interface CategoryFilterProps {
  /** Categories of all results, regardless of the filter. */
  readonly categories: readonly { readonly name: string; readonly count: number }[];
  /** The selected category; undefined for all. */
  readonly value: string | undefined;
  readonly onChange: (category: string | undefined) => void;
}

const allCategories = '';

/** Limits the results to one category. Hidden if there is only one. */
export function CategoryFilter({ categories, value, onChange }: CategoryFilterProps) {
  const total = categories.reduce((sum, { count }) => sum + count, 0);
  const isMissing = value !== undefined && categories.every(({ name }) => name !== value);
  const options = isMissing ? [...categories, { name: value, count: 0 }] : categories;
  if (options.length < 2) return null;
  return (
    <SegmentedControl
      label={copy.category}
      value={value ?? allCategories}
      options={[
        { value: allCategories, label: copy.categoryLabel(copy.allCategories, total) },
        ...options.map(({ name, count }) => ({ value: name, label: copy.categoryLabel(name, count) })),
      ]}
      onValueChange={(category) => onChange(category || undefined)}
    />
  );
}
