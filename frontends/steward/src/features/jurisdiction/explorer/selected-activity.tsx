import { listConsentsForDemo, readIpActivity } from '@aera/contracts';
import { Button, EmptyState, Heading, Row, Stack, Text } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryError } from '@aera/frontend-kit/query-content';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { ActivityTables } from './activity-tables.tsx';
import { explorerCopy } from '../jurisdiction-copy.ts';
import { FreshnessWithRefresh } from '../../../shared/list/freshness.tsx';

const copy = explorerCopy.activity;

/** The consents of the IP address are selected among this number of newest records. */
const searchedRecords = 1000;

const Title = styled(Heading)`
  outline: none;
  overflow-wrap: anywhere;
`;

interface SelectedActivityProps {
  /** Null without selection. */
  readonly ip: string | null;
  readonly onClose: () => void;
}

export function SelectedActivity({ ip, onClose }: SelectedActivityProps) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const previousIp = useRef(ip);
  useEffect(() => {
    if (ip !== null && previousIp.current !== ip) title.current?.focus();
    previousIp.current = ip;
  }, [ip]);
  return (
    <Stack as="section" gap={4} aria-labelledby={titleId}>
      <Row justify="space-between">
        <Title ref={title} level={2} size="lg" id={titleId} tabIndex={-1}>
          {ip === null ? copy.title : copy.heading(ip)}
        </Title>
        {ip !== null && (
          <Button variant="ghost" size="sm" onClick={onClose}>
            {copy.close}
          </Button>
        )}
      </Row>
      {ip === null ? (
        <EmptyState>
          <strong>{copy.none}</strong>. {copy.noneText}
        </EmptyState>
      ) : (
        <Activity ip={ip} />
      )}
    </Stack>
  );
}

function Activity({ ip }: { readonly ip: string }) {
  const records = useApiQuery(listConsentsForDemo, { query: { limit: searchedRecords, offset: 0 } });
  const activity = useApiQuery(readIpActivity, { params: { ip } });
  const failed = [records, activity].find(({ isError, data }) => isError && !data);
  if (failed) return <QueryError title={copy.failed} query={failed} />;
  if (!records.data || !activity.data) return <Text as="output">{copy.loading}</Text>;
  return (
    <>
      <FreshnessWithRefresh query={activity} name="activity" />
      <ActivityTables
        consents={records.data.consents.filter(({ ipAddress }) => ipAddress === ip)}
        searchedCount={records.data.consents.length === searchedRecords ? searchedRecords : null}
        activity={activity.data}
      />
    </>
  );
}
