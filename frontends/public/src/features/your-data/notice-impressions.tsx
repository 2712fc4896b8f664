import { yourData } from '@aera/content/your-data';
import { Button, focusParentOnRemoval, Heading, Stack, Table, Text } from '@aera/ui';
import { useState } from 'react';
import { formatMessage } from '../../shared/page/format-message.ts';
import { Instant } from './instant.tsx';
import type { VisitorData } from './use-visitor-data.ts';

const { title, lead, none, columns, yes, no, all } = yourData.impressions;
const initialCount = 5;

/** Lists the notice impressions of this visitor, newest first. */
export function NoticeImpressions({ impressions }: { readonly impressions: VisitorData['impressions'] }) {
  const [expanded, setExpanded] = useState(false);
  const newest = impressions.toReversed();
  return (
    <Stack gap={4}>
      <Heading level={3}>{title}</Heading>
      <Text tone="muted" measure>
        {impressions.length > 0 ? lead : none}
      </Text>
      {impressions.length > 0 && (
        <Table caption={title} hideCaption>
          <thead>
            <tr>
              <th scope="col">{columns.when}</th>
              <th scope="col">{columns.version}</th>
              <th scope="col">{columns.signal}</th>
            </tr>
          </thead>
          <tbody>
            {newest
              .slice(0, expanded ? undefined : initialCount)
              .map(({ id, shownAt, noticeVersion, globalPrivacyControl }) => (
                <tr key={id}>
                  <td>
                    <Instant at={shownAt} />
                  </td>
                  <td>{noticeVersion}</td>
                  <td>{globalPrivacyControl ? yes : no}</td>
                </tr>
              ))}
          </tbody>
        </Table>
      )}
      {!expanded && impressions.length > initialCount && (
        <Button ref={focusParentOnRemoval} variant="ghost" onClick={() => setExpanded(true)}>
          {formatMessage(all, { count: impressions.length })}
        </Button>
      )}
    </Stack>
  );
}
