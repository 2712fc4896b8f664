import type { IconProps } from './icon.tsx';

const petals = Array.from({ length: 13 }, (_, month) => (360 / 13) * month);

/** Thirteen petals around an open centre: the months of the living year. */
export function BrandMark({ size = '2rem', label, className }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="-16 -16 32 32"
      width={size}
      height={size}
      fill="currentColor"
      style={{ flex: 'none' }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {petals.map((turn) => (
        <path
          key={turn}
          d="M0-15.5C1.9-12.5 1.9-9 0-6.5-1.9-9-1.9-12.5 0-15.5Z"
          transform={`rotate(${turn})`}
        />
      ))}
      <circle r="2.1" />
    </svg>
  );
}
