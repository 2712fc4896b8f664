import { theme } from '@aera/ui';
import type { ComponentProps, ReactNode } from 'react';
import { styled } from 'styled-components';

export interface FigureProps extends Omit<ComponentProps<'img'>, 'width' | 'height' | 'alt'> {
  /** What is to be seen; empty for an ornament. */
  readonly alt: string;
  /** Of the file, in px: the picture keeps its place while it loads. */
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

/** A picture with its caption, loaded when it is near. `loading="eager"` for one in the first view. */
export const Figure = ({ alt, caption, className, ...image }: FigureProps) => (
  <Frame className={className}>
    <Picture loading="lazy" decoding="async" alt={alt} {...image} />
    {caption && <Caption>{caption}</Caption>}
  </Frame>
);
