import { theme } from '@aera/ui';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface FigureProps extends Omit<ComponentProps<'img'>, 'width' | 'height' | 'alt'> {
  /** Alternative text; empty for an ornament. */
  readonly alt: string;
  /** Width of the file in px, which reserves the space while loading. */
  readonly width: number;
  readonly height: number;
  readonly caption?: ReactNode;
}

const Frame = styled.figure`
  display: grid;
  gap: ${theme.space[3]};
  min-width: 0;
`;

const Picture = styled.img`
  width: 100%;
  height: auto;
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.lg};
`;

const Caption = styled.figcaption`
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.sm};
  line-height: 1.5;
  text-wrap: pretty;
`;

/** A lazy-loaded picture with a caption. Use `loading="eager"` in the first view. */
export const Figure = ({ alt, caption, className, ...image }: FigureProps) => (
  <Frame className={className}>
    <Picture loading="lazy" decoding="async" alt={alt} {...image} />
    {caption && <Caption>{caption}</Caption>}
  </Frame>
);
