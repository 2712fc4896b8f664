import { Heading, Row, Stack, Text } from '@aera/ui';
import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';

export interface PageTitleProps {
  readonly title: string;
  readonly lead: string;
  readonly aside?: ReactNode;
}

/** What the page is and is for; also names it in the browser. */
export const PageTitle = ({ title, lead, aside }: PageTitleProps) => (
  <Row justify="space-between" align="end" gap={4}>
    <PageHead title={title} />
    <Stack gap={2}>
      <Heading level={1} size="2xl">
        {title}
      </Heading>
      <Text tone="muted" size="sm" measure>
        {lead}
      </Text>
    </Stack>
    {aside}
  </Row>
);
