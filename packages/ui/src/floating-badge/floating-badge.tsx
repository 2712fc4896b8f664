import {
  CloseIcon,
  IconButton,
  WarningIcon,
  below,
  elevation,
  focusParentOnRemoval,
  focusRing,
  theme,
} from '@aera/ui';
import { useEffect, useState } from 'react';
import { css, keyframes, styled } from 'styled-components';

export interface FloatingBadgeProps {
  readonly title: string;
  readonly subtitle: string;
  /** A highlighted word, such as URGENT. */
  readonly tag?: string;
  /** Called when the badge is pressed. */
  readonly onOpen: () => void;
  /** Called when its x is pressed. The page stores that, and stops rendering the badge. */
  readonly onClose: () => void;
  readonly closeLabel: string;
  /** Milliseconds until it appears. */
  readonly delayMs?: number;
  /** `side` at the right edge, `corner` at the lower left; on a phone always the corner. */
  readonly place?: 'side' | 'corner';
}

const arrive = keyframes`from { opacity: 0; transform: translateX(2rem); }`;

/** Opposite the back-to-top button. */
const corner = css`
  top: auto;
  right: auto;
  left: max(${theme.space[4]}, env(safe-area-inset-left));
  bottom: max(${theme.space[4]}, env(safe-area-inset-bottom));
  width: max-content;
  max-width: min(17rem, calc(100vw - 6rem));
  translate: none;
`;

const Frame = styled.aside<{ $place: 'side' | 'corner' }>`
  position: fixed;
  top: 50%;
  right: calc(max(${theme.space[4]}, env(safe-area-inset-right)) + var(--removed-body-scroll-bar-size, 0px));
  z-index: 29;
  display: flex;
  align-items: start;
  width: min(17rem, calc(100vw - 2rem));
  background: ${theme.color.destructive};
  color: ${theme.color.onDestructive};
  border-radius: ${theme.radius.md};
  box-shadow: ${elevation.high};
  translate: 0 -50%;
  animation: ${arrive} ${theme.duration.slow} ${theme.easing.out};

  ${({ $place }) => $place === 'corner' && corner}
  @media ${below('tablet')} {
    ${corner}
  }
`;

const Open = styled.button`
  display: grid;
  grid-template-columns: auto 1fr;
  flex: 1;
  gap: 0 ${theme.space[3]};
  align-items: center;
  min-width: 0;
  padding: ${theme.space[3]} 0 ${theme.space[3]} ${theme.space[4]};
  background: none;
  color: inherit;
  border: 0;
  border-radius: inherit;
  font-size: ${theme.text.xs};
  line-height: 1.4;
  text-align: start;
  cursor: pointer;
  ${focusRing}

  > svg {
    grid-row: span 3;
  }
  > strong {
    font-size: ${theme.text.sm};
    font-weight: 650;
    line-height: 1.3;
  }
`;

const Tag = styled.span`
  justify-self: start;
  margin-bottom: ${theme.space[1]};
  padding: 0 ${theme.space[2]};
  background: ${theme.color.onDestructive};
  color: ${theme.color.destructive};
  border-radius: ${theme.radius.full};
  font-weight: 700;
  letter-spacing: 0.06em;
`;

/** A red badge at the edge of the window that opens a dialog, with its own x. The page owns the dialog and all stored state. */
export function FloatingBadge({
  title,
  subtitle,
  tag,
  onOpen,
  onClose,
  closeLabel,
  delayMs = 0,
  place = 'side',
}: FloatingBadgeProps) {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), delayMs);
    return () => clearTimeout(timer);
  }, [delayMs]);

  if (!isShown) return null;
  return (
    <Frame ref={focusParentOnRemoval} aria-label={title} $place={place}>
      <Open type="button" aria-haspopup="dialog" onClick={onOpen}>
        <WarningIcon size="1.5rem" />
        {tag && <Tag>{tag}</Tag>}
        <strong>{title}</strong>
        <span>{subtitle}</span>
      </Open>
      <IconButton label={closeLabel} onClick={onClose}>
        <CloseIcon />
      </IconButton>
    </Frame>
  );
}
