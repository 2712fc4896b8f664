import { below, Card, from, Heading, Stack, Text, theme } from '@aera/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

interface SecurityCardProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** One part of the page. */
export function SecurityCard({ title, lead, children }: SecurityCardProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap={4}>
        <Stack gap={2}>
          <Heading level={2} size="lg" id={id}>
            {title}
          </Heading>
          <Text size="sm" tone="muted">
            {lead}
          </Text>
        </Stack>
        {children}
      </Stack>
    </Card>
  );
}

/** A list whose lines have something to do at their end. */
export const RowList = styled(Stack).attrs({ as: 'ul', gap: 0 })`
  li {
    display: grid;
    gap: ${theme.space[2]} ${theme.space[4]};
    align-items: center;
    padding-block: ${theme.space[3]};
    border-top: 1px solid ${theme.color.line};
    /* What can be done stands under what it is about, in one line with it. */
    > :nth-child(2) button:first-child {
      @media ${below('tablet')} {
        margin-inline-start: -0.875rem;
      }
    }
    @media ${from('tablet')} {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`;

/** What a line is about. */
export const RowText = styled.div`
  min-width: 0;
  font-size: ${theme.text.sm};
  line-height: 1.5;
  overflow-wrap: anywhere;
  strong {
    font-weight: 600;
  }
  small {
    display: block;
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.xs};
  }
  span {
    margin-inline-start: ${theme.space[2]};
  }
`;
