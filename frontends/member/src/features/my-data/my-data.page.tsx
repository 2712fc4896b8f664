import { saveJson } from '@aera/frontend-kit/save-file';
import { ConsentWithdrawal } from '@aera/frontend-kit/privacy-ui';
import { Button, DownloadIcon, Grid, Heading, MutedText, Stack, Text } from '@aera/ui';
import { MemberPageLayout } from '../../shared/member-page-layout.tsx';
import { paths } from '../../shared/paths.ts';
import {
  AccountCard,
  BrowserConsentsCard,
  MessagesCard,
  NotificationsCard,
  QuestionsCard,
  SearchesCard,
} from './data-cards.tsx';
import { EraseAccount } from './erase-account.tsx';
import { type MyData, toDataExport, useMyData } from './my-data-api.ts';
import { myDataCopy as copy } from './my-data-copy.ts';

/** All data about the member as cards and as one file, withdrawal of consent, and erasure of the account. */
export function MyDataPage() {
  const data = useMyData();
  return (
    <MemberPageLayout
      wide
      title={copy.title}
      lead={copy.lead}
      backLink={{ to: paths.dashboard, label: copy.back }}
    >
      <DataOverview data={data} />
      <Grid minColumn="20rem">
        <ConsentCard browser={data.browser} />
        <EraseAccount />
      </Grid>
    </MemberPageLayout>
  );
}

const { overview } = copy;

/** All data in cards, and as one file. */
function DataOverview({ data }: { readonly data: MyData }) {
  const { account, questions, searches, messages, browser } = data;
  const content = toDataExport(data);
  const save = () => {
    const exportedAt = new Date().toISOString();
    saveJson(overview.file, exportedAt, { exportedAt, ...content });
  };
  return (
    <Stack as="section" gap={5} aria-labelledby="overview-title">
      <Stack gap={2}>
        <Heading level={2} id="overview-title">
          {overview.title}
        </Heading>
        <Text tone="muted">{overview.lead}</Text>
      </Stack>
      <div>
        <Button disabled={content === null} onClick={save}>
          <DownloadIcon />
          {overview.download}
        </Button>
        {content === null && <MutedText>{overview.downloadPending}</MutedText>}
      </div>
      <Grid minColumn="20rem">
        <AccountCard account={account} />
        <QuestionsCard questions={questions} />
        <NotificationsCard questions={questions} />
        <MessagesCard messages={messages} />
        <BrowserConsentsCard browser={browser} />
        <SearchesCard searches={searches} />
      </Grid>
    </Stack>
  );
}

/** Consent of this browser, and its withdrawal. The account stays. */
function ConsentCard({ browser }: Pick<MyData, 'browser'>) {
  const { title, loading, unknown, active, none } = copy.consent;
  const isActive =
    browser.data?.consents.some(({ events }) => events.every(({ type }) => type === 'given')) ?? false;
  const known = isActive ? active : none;
  const missing = browser.isError ? unknown : loading;
  return (
    <ConsentWithdrawal
      title={title}
      text={browser.data === undefined ? missing : known}
      isActive={isActive}
      level={2}
      onWithdrawn={() => void browser.refetch()}
    />
  );
}
