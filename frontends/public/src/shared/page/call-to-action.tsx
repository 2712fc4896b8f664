import type { Action } from '@aera/content';
import { Container, Heading, Row, Section, Stack, Text, ThirteenRings, from, theme } from '@aera/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ActionLink } from './action-link.tsx';

interface CallToActionProps {
  readonly title: string;
  readonly text?: string;
  /** The first is the one to take. */
  readonly actions: readonly Action[];
  /** Clarifies what the labels of the buttons do not promise. */
  readonly note?: string;
  /** What follows, on the other side where there is room. */
  readonly beside?: ReactNode;
}

const Band = styled(Section)`
  margin-bottom: clamp(3rem, 6vw, 5rem);
  padding-block: ${theme.space[8]};
`;

const Ornament = styled.div`
  position: absolute;
  inset: 0;
`;

const Sides = styled(Container)`
  display: grid;
  gap: ${theme.space[7]} ${theme.space[8]};
  align-items: start;
  @media ${from('laptop')} {
    grid-template-columns: 6fr 5fr;
  }
`;

/** The last band of a page before the disclaimer: where to go from here. */
export function CallToAction({ title, text, actions, note, beside }: CallToActionProps) {
  const titleId = useId();
  const Frame = beside ? Sides : Container;
  return (
    <Band tone="deep" aria-labelledby={titleId}>
      <Ornament>
        <ThirteenRings />
      </Ornament>
      <Frame>
        <Stack gap={5} align="start">
          <Heading level={2} size="3xl" id={titleId}>
            {title}
          </Heading>
          {text && (
            <Text size="lg" tone="muted" measure>
              {text}
            </Text>
          )}
          <Row>
            {actions.map((action, at) => (
              <ActionLink
                key={action.label}
                action={action}
                variant={at === 0 ? 'primary' : 'secondary'}
                size="lg"
              />
            ))}
          </Row>
          {note && (
            <Text size="sm" tone="muted" measure>
              {note}
            </Text>
          )}
        </Stack>
        {beside}
      </Frame>
    </Band>
  );
}
