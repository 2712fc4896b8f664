import { Button, ChevronLeftIcon, Heading, Row, Stack, below, from, theme } from '@aera/ui';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { useFocusHandover } from './use-focus-handover.ts';

/** Beside one another where there is room; else the list gives way to what is open. */
const Frame = styled.div`
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

const Title = styled(Heading)`
  outline: none;
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
  readonly aside?: ReactNode;
  readonly selectedId: string | null;
  readonly backLabel: string;
  readonly onBack: () => void;
  readonly list: ReactNode;
  readonly detail: ReactNode;
}

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
  const frame = useFocusHandover(selectedId);
  return (
    <Frame ref={frame} data-open={selectedId !== null}>
      <Stack as="section" gap={4} aria-labelledby={titleId}>
        <Row justify="space-between">
          <Title level={2} size="lg" id={titleId} data-list tabIndex={-1}>
            {title}
          </Title>
          {aside}
        </Row>
        {list}
      </Stack>
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
    </Frame>
  );
}
