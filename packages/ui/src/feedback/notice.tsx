import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { AlertIcon, CheckIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx';
import { tints } from '../theme/mixins.ts';
import { theme } from '../theme/theme.ts';

export type NoticeTone = keyof typeof tints;

export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title?: string;
  readonly children: ReactNode;
}

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, destructive: AlertIcon };

const Frame = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  font-size: ${theme.text.sm};
  line-height: 1.5;
  ${({ $tone }) => tints[$tone]}
  a {
    color: inherit;
  }
  > svg {
    margin-top: 0.1em;
  }
`;

const Title = styled.p`
  font-weight: 650;
`;

/** A persistent message, such as a warning or the result of a form. */
export function Notice({ tone = 'info', title, children }: NoticeProps) {
  const ToneIcon = icons[tone];
  return (
    <Frame $tone={tone}>
      <ToneIcon />
      <div>
        {title && <Title>{title}</Title>}
        {children}
      </div>
    </Frame>
  );
}
