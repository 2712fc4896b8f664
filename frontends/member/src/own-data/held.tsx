import { Button, DownloadIcon, Grid, Heading, Stack, Text } from '@aera/ui';
import { saveJson } from '@aera/web-kit/save-json';
import { Link } from 'react-router-dom';
import { AccountCard } from './account-card.tsx';
import { noticesOf, questionOf } from './facts.ts';
import { momentOf } from './moment.ts';
import { ownDataWords } from './own-data-words.ts';
import { Listed, PartCard } from './part-card.tsx';
import { type OwnData, fileOf } from './use-own-data.ts';

const { held, questions: q, notifications: n, messages: m, browser: b, searches: s } = ownDataWords;

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
        <PartCard title={q.title} part={questions}>
          {({ questions: asked, votes }) => (
            <>
              {asked.length === 0 ? (
                <Text size="sm">{q.none}</Text>
              ) : (
                <Listed
                  title={q.count(asked.length)}
                  lines={asked.map(questionOf).map(({ id, words, askedAt, state }) => ({
                    id,
                    text: words ?? q.gone,
                    note: `${q.states[state]} · ${momentOf(askedAt)}`,
                  }))}
                />
              )}
              {votes.length > 0 && <Text size="sm">{q.votes(votes.length)}</Text>}
            </>
          )}
        </PartCard>
        <PartCard title={n.title} part={questions}>
          {({ notifications, settings }) => {
            const notices = noticesOf(notifications);
            return (
              <>
                {notices.length === 0 ? (
                  <Text size="sm">{n.none}</Text>
                ) : (
                  <Listed
                    title={n.count(notices.length)}
                    lines={notices.map(({ at, words }, index) => ({
                      id: `${at} ${index}`,
                      text: words ?? q.gone,
                      note: momentOf(at),
                    }))}
                  />
                )}
                <Text size="sm">{n.settings(settings.length)}</Text>
              </>
            );
          }}
        </PartCard>
        <PartCard title={m.title} part={messages}>
          {({ messages: sent }) => (
            <>
              {sent.length === 0 ? (
                <Text size="sm">{m.none}</Text>
              ) : (
                <Listed
                  title={m.count(sent.length)}
                  lines={sent.map(({ id, subject, message, createdAt }) => ({
                    id,
                    text: subject ? `${subject}: ${message}` : message,
                    note: momentOf(createdAt),
                  }))}
                />
              )}
              <Text size="sm" tone="muted">
                {m.note}
              </Text>
            </>
          )}
        </PartCard>
        <PartCard title={b.title} part={browser}>
          {(found) => (
            <>
              <Text size="sm">{found?.consents.length ? b.count(found.consents.length) : b.none}</Text>
              <Text size="sm" tone="muted">
                {b.note} <Link to="/your-data">{b.link}</Link>
              </Text>
            </>
          )}
        </PartCard>
        <PartCard title={s.title} part={searches}>
          {({ searches: asked }) => (
            <>
              {asked.length === 0 ? (
                <Text size="sm">{s.none}</Text>
              ) : (
                <Listed
                  title={s.count(asked.length)}
                  lines={asked.map(({ query, askedAt }, index) => ({
                    id: `${askedAt} ${index}`,
                    text: query,
                    note: momentOf(askedAt),
                  }))}
                />
              )}
              <Text size="sm" tone="muted">
                {s.note}
              </Text>
            </>
          )}
        </PartCard>
      </Grid>
    </Stack>
  );
}
