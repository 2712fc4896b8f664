import { below, Button, ChevronLeftIcon, from, Stack, theme } from '@aera/ui';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { SectionTitle } from '../page/page-title.tsx';

/**
 * Moves the focus to `data-detail` when an entry opens. When it closes, moves the focus to the entry, or to `data-title` if the entry is
 * gone.
 */
function useDetailFocus(selectedId: string | null, startsInDetail: boolean) {
  const section = useRef<HTMLElement>(null);
  const previousId = useRef(startsInDetail ? null : selectedId);

  useEffect(() => {
    const previous = previousId.current;
    previousId.current = selectedId;
    if (previous === selectedId || !section.current) return;
    const targets = [
      ...section.current.querySelectorAll<HTMLElement>('[data-detail], [data-title], [data-entry]'),
    ];
    const find = (name: string, value?: string) =>
      targets.find(({ dataset }) => name in dataset && (value === undefined || dataset[name] === value));
    const next = selectedId ? find('detail') : (find('entry', previous ?? '') ?? find('title'));
    next?.focus({ preventScroll: true });
    next?.scrollIntoView({ block: 'nearest' });
  }, [selectedId]);

  return section;
}

/** List and detail side by side; on small screens the open entry replaces the list. */
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

interface ListAndDetailProps {
  readonly title: string;
  readonly aside: ReactNode;
  readonly selectedId: string | null;
  readonly backLabel: string;
  readonly onBack: () => void;
  /** Whether the focus moves to an entry that is already open when this is mounted. */
  readonly startsInDetail?: boolean;
  readonly list: ReactNode;
  readonly detail: ReactNode;
}

export function ListAndDetail({
  title,
  aside,
  selectedId,
  backLabel,
  onBack,
  startsInDetail = false,
  list,
  detail,
}: ListAndDetailProps) {
  const titleId = useId();
  const section = useDetailFocus(selectedId, startsInDetail);
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
