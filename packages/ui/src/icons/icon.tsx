import type { ReactNode } from 'react';

export interface IconProps {
  /** Any CSS length; follows the text around it unless stated. */
  readonly size?: string;
  /** Only where no text beside it says the same. */
  readonly label?: string;
  readonly className?: string;
}

/** A 24 × 24 line drawing in the colour of the text. */
export function Icon({
  size = '1.25em',
  label,
  className,
  children,
}: IconProps & { readonly children: ReactNode }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {children}
    </svg>
  );
}
