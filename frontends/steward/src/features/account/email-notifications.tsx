import {
  chooseStewardMails,
  readStewardEmail,
  readStewardMails,
  stewardMailRoles,
  type StewardMails,
  stewardMailTopics,
} from '@aera/contracts';
import { callApi, useSteward } from '@aera/frontend-kit';
import { Button, Checkbox, MutedText, Notice, Stack, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { useCommand } from '@aera/frontend-kit/use-command';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { QueryContent } from '@aera/frontend-kit/query-content';
import { SectionCard } from '../../shared/page/section-card.tsx';
import { accountCopy } from './account-copy.ts';

const copy = accountCopy.mails;

const Topics = styled.fieldset`
  display: grid;
  gap: ${theme.space[2]};
  margin: 0;
  border: 0;
  padding: 0;

  legend {
    padding: 0;
    margin-bottom: ${theme.space[2]};
    font-weight: 600;
  }
`;

/** The topics that the role may receive e-mails about, and a switch that mutes all of them. */
export function EmailNotifications() {
  const query = useApiQuery(readStewardMails);
  return (
    <SectionCard title={copy.title} lead={copy.lead}>
      <QueryContent query={query} copy={copy}>
        {(saved) => <Choice saved={saved} />}
      </QueryContent>
    </SectionCard>
  );
}

function Choice({ saved }: { readonly saved: StewardMails }) {
  const address = useApiQuery(readStewardEmail);
  const command = useCommand({
    send: (body: StewardMails) => callApi(chooseStewardMails, { body }),
    refetch: [readStewardMails],
    failure: { title: copy.notSaved, description: copy.tryAgain },
  });
  // Shows a change until the refetch has it; a failed one returns to what is saved.
  const { topics, muted } = command.isPending ? command.variables : saved;
  const { steward } = useSteward();
  const offered = stewardMailTopics.filter(
    (topic) => steward && stewardMailRoles[topic].includes(steward.role),
  );
  const choose = (topic: StewardMails['topics'][number], isChosen: boolean) =>
    command.mutate({
      topics: stewardMailTopics.filter((each) => (each === topic ? isChosen : topics.includes(each))),
      muted,
    });
  return (
    <Stack gap={4} align="start">
      {address.data?.email === null && <Notice>{copy.noAddress}</Notice>}
      <Topics>
        <legend>{copy.topicsLabel}</legend>
        {offered.map((topic) => (
          <Checkbox
            key={topic}
            label={copy.topics[topic]}
            checked={topics.includes(topic)}
            onChange={({ target }) => choose(topic, target.checked)}
          />
        ))}
      </Topics>
      {offered.some((topic) => topics.includes(topic)) && (
        <Stack gap={2} align="start">
          {muted && <MutedText as="output">{copy.muted}</MutedText>}
          <Button
            variant="secondary"
            size="sm"
            onClick={() => command.mutate({ topics: [...topics], muted: !muted })}
          >
            {muted ? copy.unmute : copy.mute}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
