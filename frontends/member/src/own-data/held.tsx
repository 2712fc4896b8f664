import { Button, DownloadIcon, Grid, Heading, Stack, Text } from '@aera/ui';
import { saveJson } from '@aera/frontend-kit/save-json';
import { AccountCard } from './account-card.tsx';
import { BrowserCard } from './browser-card.tsx';
import { MessagesCard } from './messages-card.tsx';
import { NotificationsCard } from './notifications-card.tsx';
import { ownDataWords } from './own-data-words.ts';
import { QuestionsCard } from './questions-card.tsx';
import { SearchesCard } from './searches-card.tsx';
import { type OwnData, fileOf } from './use-own-data.ts';

const { held } = ownDataWords;

/** Everything that is held, part by part, and all of it in one file. */
export function Held({ data }: { readonly data: OwnData }) {
  const { account, questions, searches, messages, browser } = data;
  const file = fileOf(data);
  const save = () => {
    const exportedAt = new Date().toISOString();
    saveJson(held.file, exportedAt, { exportedAt, ...file });
  };
  return (
    <Stack as="section" gap={5} aria-labelledby="held">
      <Stack gap={2}>
        <Heading level={2} id="held">
          {held.title}
        </Heading>
        <Text tone="muted">{held.lead}</Text>
      </Stack>
      <div>
        <Button disabled={file === null} onClick={save}>
          <DownloadIcon />
          {held.download}
        </Button>
        {file === null && (
          <Text size="sm" tone="muted">
            {held.waiting}
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
