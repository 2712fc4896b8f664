import type { Action } from '@aera/content';
import { Columns, Container, Heading, MutedText, Section, Stack, Text, ThirteenRings, theme } from '@aera/ui';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { ActionLinks } from './action-link.tsx';

export interface CallToActionProps {
  readonly title: string;
  readonly text?: string;
  /** The first is the primary one. */
  readonly actions: readonly Action[];
  /** Qualifies the labels of the buttons. */
  readonly note?: string;
  /** Content on the other side if there is room. */
  readonly beside?: ReactNode;
}

const Band = styled(Section)`
  margin-bottom: clamp(3rem, 6vw, 5rem);
  padding-block: ${theme.space[8]};
`;

/** The last section before the disclaimer, with links to the next steps. */
export function CallToAction({ title, text, actions, note, beside }: CallToActionProps) {
  const titleId = useId();
  return (
    <Band tone="deep" aria-labelledby={titleId}>
      <ThirteenRings />
      <Columns as={Container} tracks={beside ? '6fr 5fr' : '1fr'} gap={7} columnGap={8} align="start">
        <Stack gap={5} align="start">
          <Heading level={2} size="3xl" id={titleId}>
            {title}
          </Heading>
          {text && (
            <Text size="lg" tone="muted" measure>
              {text}
            </Text>
          )}
          <ActionLinks actions={actions} size="lg" />
          {note && <MutedText measure>{note}</MutedText>}
        </Stack>
        {beside}
      </Columns>
    </Band>
  );
}
