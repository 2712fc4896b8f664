import { Button, ChevronLeftIcon, Stack, below, from, theme } from '@aera/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { SectionTitle } from '../page/section-title.tsx';
import { useFocusHandover } from './use-focus-handover.ts';

/** Beside one another where there is room; else the list gives way to what is open. */
const Columns = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  align-items: start;
  @media ${from('laptop')} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
  }
  @media ${below('laptop')} {
    &[data-open='true'] > :first-child {
      display: none;
    }
  }
`;

const Detail = styled.div`
  min-width: 0;
  outline: none;
`;

const Back = styled.div`
  margin-bottom: ${theme.space[3]};
  @media ${from('laptop')} {
    display: none;
  }
`;

export interface ListAndDetailProps {
  readonly title: string;
  /** Beside the title. */
  readonly aside: ReactNode;
  readonly selectedId: string | null;
  readonly backLabel: string;
  readonly onBack: () => void;
  readonly list: ReactNode;
  readonly detail: ReactNode;
}

/** A section with a list and, beside it or in its place, what is open. */
export function ListAndDetail({
  title,
  aside,
  selectedId,
  backLabel,
  onBack,
  list,
  detail,
}: ListAndDetailProps) {
  const titleId = useId();
  const section = useFocusHandover(selectedId);
  return (
    <Stack as="section" ref={section} gap={4} aria-labelledby={titleId}>
      <SectionTitle id={titleId} aside={aside}>
        {title}
      </SectionTitle>
      <Columns data-open={selectedId !== null}>
        {list}
        <Detail data-detail tabIndex={-1}>
          {selectedId !== null && (
            <Back>
              <Button variant="ghost" size="sm" onClick={onBack}>
                <ChevronLeftIcon />
                {backLabel}
              </Button>
            </Back>
          )}
          {detail}
        </Detail>
      </Columns>
    </Stack>
  );
}
