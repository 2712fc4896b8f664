import { Heading, Stack, Text } from '@aera/ui';
import type { ReactNode } from 'react';
import { PageHead } from './page-head.tsx';

export interface PageTitleProps {
  readonly title: string;
  readonly lead: string;
  /** Below it: how old the page is. */
  readonly children?: ReactNode;
}

/** What the page is and is for; also names it in the browser. */
export const PageTitle = ({ title, lead, children }: PageTitleProps) => (
  <Stack gap={2}>
    <PageHead title={title} />
    <Heading level={1} size="2xl">
      {title}
    </Heading>
    <Text tone="muted" size="sm">
      {lead}
    </Text>
    {children}
  </Stack>
);
