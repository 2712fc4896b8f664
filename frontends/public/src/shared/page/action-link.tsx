import type { Action } from '@aera/content';
import { Button, ButtonLink, ExternalLinkIcon, Row, type ButtonLook } from '@aera/ui';
import { Link } from 'react-router-dom';

interface ActionLinksProps extends Pick<ActionLinkProps, 'size' | 'onSection'> {
  /** The first is the primary one. */
  readonly actions: readonly Action[];
}

export const ActionLinks = ({ actions, ...props }: ActionLinksProps) => (
  <Row>
    {actions.map((action, index) => (
      <ActionLink
        key={action.label}
        action={action}
        variant={index === 0 ? 'primary' : 'secondary'}
        {...props}
      />
    ))}
  </Row>
);

interface ActionLinkProps extends ButtonLook {
  readonly action: Action;
  /** Called for a link to a section of the same page, with its zero-based index. */
  readonly onSection?: (index: number) => void;
}

/** Target of a content button: a section of the page, another page, a full page load, or an external URL. */
export function ActionLink({ action: { label, to }, onSection, ...look }: ActionLinkProps) {
  switch (to.kind) {
    case 'section':
      return (
        <Button {...look} onClick={() => onSection?.(to.index)}>
          {label}
        </Button>
      );
    case 'route':
      return (
        <ButtonLink {...look} as={Link} to={to.path}>
          {label}
        </ButtonLink>
      );
    case 'full-page':
      return (
        <ButtonLink {...look} href={to.path}>
          {label}
        </ButtonLink>
      );
    case 'external':
      return (
        <ButtonLink {...look} href={to.url}>
          {label}
          <ExternalLinkIcon />
        </ButtonLink>
      );
  }
}
