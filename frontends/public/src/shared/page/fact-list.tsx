import type { ReactNode } from 'react';

interface FactListProps {
  /** Values by term. */
  readonly facts: Readonly<Record<string, ReactNode>>;
  readonly className?: string;
}

/** A description list with each term and value in a `div`; styled by its pages. */
export const FactList = ({ facts, className }: FactListProps) => (
  <dl className={className}>
    {Object.entries(facts).map(([term, value]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
