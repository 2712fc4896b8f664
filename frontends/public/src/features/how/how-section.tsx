import { contents } from '@aera/content/how/opening';
import { Container, from, Heading, Section, Skeleton, Text, theme } from '@aera/ui';
import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { FactNote } from '../../shared/page/fact-note.tsx';

type SectionId = (typeof contents.parts)[number]['id'];

/** Leaves room for the list of parts, which overlaps the sections on large screens. */
const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  @media ${from('desktop')} {
    margin-inline-start: 17rem;
  }
`;

const Header = styled.header`
  display: grid;
  gap: ${theme.space[3]};
  &::before {
    content: '';
    width: 2.5rem;
    border-top: 2px solid ${theme.color.goldLine};
  }
`;

interface HowSectionProps {
  readonly id: SectionId;
  readonly tone?: 'plain' | 'sunken' | 'deep';
  readonly lead: string;
  readonly children: ReactNode;
}

/** One part of the page: its band, title and opening sentence. */
export function HowSection({ id, tone = 'plain', lead, children }: HowSectionProps) {
  const title = contents.parts.find((part) => part.id === id)?.name;
  return (
    <Section space={theme.space[8]} id={id} tone={tone} aria-labelledby={`${id}-title`}>
      <Container>
        <Column>
          <Header>
            <Heading level={2} size="3xl" id={`${id}-title`}>
              {title}
            </Heading>
            <Text size="lg" tone="muted" measure>
              {lead}
            </Text>
          </Header>
          {children}
        </Column>
      </Container>
    </Section>
  );
}

/** Reserves space for content below the first view. A prerendered page contains it from the start. */
export const LazyContent = ({
  height,
  children,
}: {
  readonly height: string;
  readonly children: ReactNode;
}) => <Suspense fallback={<Skeleton height={height} />}>{children}</Suspense>;

/** What statutes, courts and public offices say, separate from the organisation's statements. */
export const RecordNote = ({ text, className }: { readonly text: string; readonly className?: string }) => (
  <FactNote label={contents.record} className={className}>
    <Text size="sm">{text}</Text>
  </FactNote>
);
