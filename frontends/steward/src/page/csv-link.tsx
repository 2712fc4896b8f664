import { Button, ButtonLink, DownloadIcon } from '@aera/ui';

export interface CsvLinkProps {
  /** Where the server streams it from. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | null | undefined>>;
  /** Nothing to take away: a button that says so stands in its place. */
  readonly empty?: boolean;
  readonly children: string;
}

/** Takes what is shown away as a file, which the server names and streams: it passes through no memory here. */
export function CsvLink({ path, query, empty = false, children }: CsvLinkProps) {
  const label = (
    <>
      <DownloadIcon />
      {children}
    </>
  );
  if (empty)
    return (
      <Button variant="secondary" size="sm" disabled>
        {label}
      </Button>
    );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) if (value != null) search.set(name, String(value));
  return (
    <ButtonLink variant="secondary" size="sm" download href={search.size > 0 ? `${path}?${search}` : path}>
      {label}
    </ButtonLink>
  );
}
