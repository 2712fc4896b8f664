import { Button, DownloadIcon, Grid, Heading, Stack, Text } from '@aera/ui';
import { saveJson } from '@aera/frontend-kit/save-json';
import {
  AccountCard,
  BrowserCard,
  MessagesCard,
  NotificationsCard,
  QuestionsCard,
  SearchesCard,
} from './data-cards.tsx';
import { myDataCopy } from './my-data-copy.ts';
import { type MyData, toDataExport } from './my-data-api.ts';

const copy = myDataCopy.overview;

/** All data in cards, and as one file. */
export function DataOverview({ data }: { readonly data: MyData }) {
  const { account, questions, searches, messages, browser } = data;
  const content = toDataExport(data);
  const save = () => {
    const exportedAt = new Date().toISOString();
    saveJson(copy.file, exportedAt, { exportedAt, ...content });
  };
  return (
    <Stack as="section" gap={5} aria-labelledby="overview-title">
      <Stack gap={2}>
        <Heading level={2} id="overview-title">
          {copy.title}
        </Heading>
        <Text tone="muted">{copy.lead}</Text>
      </Stack>
      <div>
        <Button disabled={content === null} onClick={save}>
          <DownloadIcon />
          {copy.download}
        </Button>
        {content === null && (
          <Text size="sm" tone="muted">
            {copy.waiting}
          </Text>
        )}
      </div>
      <Grid minColumn="20rem">
        <AccountCard account={account} />
        <QuestionsCard questions={questions} />
        <NotificationsCard questions={questions} />
        <MessagesCard messages={messages} />
        <BrowserCard browser={browser} />
        <SearchesCard searches={searches} />
      </Grid>
    </Stack>
  );
}
