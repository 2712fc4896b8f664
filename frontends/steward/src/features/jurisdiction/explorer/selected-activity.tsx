import { demoConsents, ipActivity } from '@aera/contracts';
import { Button, EmptyState, Heading, Row, Stack, Text } from '@aera/ui';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { ReadingFailure } from '../../../shared/list/query-failure.tsx';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { ActivityTables } from './activity-tables.tsx';
import { explorerWords } from './explorer-copy.ts';
import { AsOf } from '../../../shared/list/freshness.tsx';

const words = explorerWords.activity;

/** How many of the newest records are looked through for one address. */
const searched = 1000;

const Title = styled(Heading)`
  outline: none;
  overflow-wrap: anywhere;
`;

export interface SelectedActivityProps {
  /** Null while none is selected. */
  readonly ip: string | null;
  readonly onClose: () => void;
}

/** All that is recorded of the address that is selected. */
export function SelectedActivity({ ip, onClose }: SelectedActivityProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const shown = useRef(ip);
  useEffect(() => {
    if (ip !== null && shown.current !== ip) title.current?.focus();
    shown.current = ip;
  }, [ip]);
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId}>
      <Row justify="space-between">
        <Title ref={title} level={2} size="lg" id={titleId} tabIndex={-1}>
          {ip === null ? words.title : words.of(ip)}
        </Title>
        {ip !== null && (
          <Button variant="ghost" size="sm" onClick={onClose}>
            {words.close}
          </Button>
        )}
      </Row>
      {ip === null ? (
        <EmptyState>
          <strong>{words.none}</strong>. {words.noneText}
        </EmptyState>
      ) : (
        <Activity ip={ip} />
      )}
    </Stack>
  );
}

function Activity({ ip }: { readonly ip: string }) {
  const records = useStewardQuery(demoConsents, { query: { limit: searched, offset: 0 } });
  const visits = useStewardQuery(ipActivity, { params: { ip } });
  const failed = [records, visits].find(({ isError, data }) => isError && !data);
  if (failed) return <ReadingFailure title={words.failed} reading={failed} />;
  if (!records.data || !visits.data) return <Text as="output">{words.loading}</Text>;
  return (
    <>
      <AsOf reading={visits} of={words.that} />
      <ActivityTables
        consents={records.data.consents.filter(({ ipAddress }) => ipAddress === ip)}
        lookedThrough={records.data.consents.length === searched ? searched : null}
        activity={visits.data}
      />
    </>
  );
}
