import { contents } from '@aera/content/how/opening';
import { Container, Heading, Section, Text, from, theme } from '@aera/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type PartId = (typeof contents.parts)[number]['id'];

const Band = styled(Section)`
  padding-block: ${theme.space[8]};
`;

/** Beside the list of parts, which stands over the bands on large screens. */
const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  @media ${from('desktop')} {
    margin-inline-start: 17rem;
  }
`;

const Opening = styled.header`
  display: grid;
  gap: ${theme.space[3]};
  &::before {
    content: '';
    width: 2.5rem;
    border-top: 2px solid ${theme.color.goldLine};
  }
`;

export interface PartProps {
  readonly id: PartId;
  readonly tone?: 'plain' | 'sunken' | 'deep';
  readonly lead: string;
  readonly children: ReactNode;
}

/** One part of the page: its band, title and opening sentence. */
export function Part({ id, tone = 'plain', lead, children }: PartProps) {
  const title = contents.parts.find((part) => part.id === id)?.name;
  return (
    <Band id={id} tone={tone} aria-labelledby={`${id}-title`}>
      <Container>
        <Column>
          <Opening>
            <Heading level={2} size="3xl" id={`${id}-title`}>
              {title}
            </Heading>
            <Text size="lg" tone="muted" measure>
              {lead}
            </Text>
          </Opening>
          {children}
        </Column>
      </Container>
    </Band>
  );
}
