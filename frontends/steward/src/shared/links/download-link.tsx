import { Button, ButtonLink, type ButtonLook, DownloadIcon } from '@aera/ui';
import { type MouseEvent, useRef } from 'react';
import { useEnsureStepUp } from '../session/frame-context.ts';

interface DownloadLinkProps {
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | null | undefined>>;
  /** Disables the link. */
  readonly empty?: boolean;
  readonly name?: string;
  readonly stepUp?: boolean;
  readonly variant?: ButtonLook['variant'];
  readonly children: string;
}

/** Downloads a file that the server names and streams. */
export function DownloadLink({
  path,
  query,
  empty = false,
  name,
  stepUp = false,
  variant = 'secondary',
  children,
}: DownloadLinkProps) {
  const ensureStepUp = useEnsureStepUp();
  const hasProof = useRef(false);
  const requireStepUp = async (event: MouseEvent<HTMLAnchorElement>) => {
    const link = event.currentTarget;
    const passes = !stepUp || hasProof.current;
    hasProof.current = false;
    if (passes) return;
    event.preventDefault();
    hasProof.current = await ensureStepUp();
    if (hasProof.current) link.click();
  };
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
      onClick={(event) => void requireStepUp(event)}
      href={search.size > 0 ? `${path}?${search}` : path}
    >
      {label}
    </ButtonLink>
  );
}
