import type { FaqItem } from '@aera/content';
import { Stack, Text, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

const Frame = styled.div`
  container-type: inline-size;
  padding: ${theme.space[4]} ${theme.space[5]};
  background: color-mix(in srgb, ${theme.color.accentSoft} 55%, ${theme.color.surface});
  color: ${theme.color.ink};
  border-inline-start: 3px solid ${theme.color.accent};
  border-start-end-radius: ${theme.radius.md};
  border-end-end-radius: ${theme.radius.md};
  font-size: ${theme.text.sm};
  line-height: 1.55;
  overflow-wrap: break-word;
`;

/** Places the label beside the text, which would otherwise have long lines. */
const Content = styled.div`
  @container (min-width: 46rem) {
    display: grid;
    grid-template-columns: 12rem 1fr;
    gap: ${theme.space[5]};
  }
`;

const Label = styled.p`
  margin-bottom: ${theme.space[1]};
  color: ${theme.color.accent};
  font-size: ${theme.text.xs};
  font-weight: 650;
  letter-spacing: 0.04em;
`;

/** A note on law or public record. Its style distinguishes it from statements of the organisation. */
export const FactNote = ({
  label,
  children,
  className,
}: {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
}) => (
  <Frame className={className}>
    <Content>
      <Label>{label}</Label>
      <div>{children}</div>
    </Content>
  </Frame>
);

/** Converts questions to accordion items: the organisation's answer and, apart from it, the facts. */
export const toFaqItems = (items: readonly FaqItem[], factLabel: string) =>
  items.map(({ question, answer, fact }) => ({
    value: question,
    title: question,
    content: (
      <Stack gap={4}>
        <Text measure>{answer.text}</Text>
        {fact && <FactNote label={factLabel}>{fact}</FactNote>}
      </Stack>
    ),
  }));
