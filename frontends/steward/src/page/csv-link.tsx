import { Button, ButtonLink, type ButtonLook, DownloadIcon } from '@aera/ui';

export interface CsvLinkProps {
  /** Where the server streams it from. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | null | undefined>>;
  /** Nothing to take away: a button that says so stands in its place. */
  readonly empty?: boolean;
  /** Says which table is meant, where there are several. */
  readonly name?: string;
  readonly variant?: ButtonLook['variant'];
  readonly children: string;
}

/** Takes what is shown away as a file, which the server names and streams: it passes through no memory here. */
export function CsvLink({ path, query, empty = false, name, variant = 'secondary', children }: CsvLinkProps) {
  const label = (
    <>
      <DownloadIcon />
      {children}
    </>
  );
  if (empty)
    return (
      <Button variant={variant} size="sm" aria-label={name} disabled>
        {label}
      </Button>
    );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value != null) search.set(name, String(value));
  return (
    <ButtonLink
      variant={variant}
      size="sm"
      aria-label={name}
      download
      href={search.size > 0 ? `${path}?${search}` : path}
    >
      {label}
    </ButtonLink>
  );
}
