import type { Action } from '@aera/content';
import { Button, ButtonLink } from '@aera/ui';
import { Link } from 'react-router-dom';
import { scrollToSection } from './scroll-to-section.ts';

/** Leads to a section of the story, a page of the site, or elsewhere. */
export function StoryAction({ action, main }: { readonly action: Action; readonly main: boolean }) {
  const { label, to } = action;
  const look = { variant: main ? 'primary' : 'secondary', size: 'lg' } as const;
  switch (to.kind) {
    case 'section':
      return (
        <Button {...look} onClick={() => scrollToSection(to.index)}>
          {label}
        </Button>
      );
    case 'route':
      return (
        <ButtonLink {...look} as={Link} to={to.path}>
          {label}
        </ButtonLink>
      );
    case 'external':
      return (
        <ButtonLink {...look} href={to.url}>
          {label}
        </ButtonLink>
      );
  }
}
