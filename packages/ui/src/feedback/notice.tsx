import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { AlertIcon, CheckIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx';
import { theme } from '../theme/theme.ts';

export type NoticeTone = 'info' | 'success' | 'warning' | 'destructive';

export interface NoticeProps {
  readonly tone?: NoticeTone;
  readonly title?: string;
  readonly children: ReactNode;
}

const tones = {
  info: css`
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
  `,
  success: css`
    background: ${theme.color.successSoft};
    color: ${theme.color.onSuccessSoft};
  `,
  warning: css`
    background: ${theme.color.warningSoft};
    color: ${theme.color.onWarningSoft};
  `,
  destructive: css`
    background: ${theme.color.destructiveSoft};
    color: ${theme.color.onDestructiveSoft};
  `,
};

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, destructive: AlertIcon };

const Frame = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.md};
  font-size: ${theme.text.sm};
  line-height: 1.5;
  ${({ $tone }) => tones[$tone]}
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

/** A message that stays on the page, such as a warning or the answer to a form. */
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
