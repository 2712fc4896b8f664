import { Button, ErrorState, Heading, Skeleton, Stack, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { PersonalFrame } from '../page/personal-frame.tsx';
import { notificationsPath, paths } from '../paths.ts';
import { preferencesWords as words } from './preferences-words.ts';
import { TimesCard } from './times-card.tsx';
import { type NotificationType, TypeCard } from './type-card.tsx';
import { usePreferences } from './use-preferences.ts';

/** In sight wherever on the page something was changed. */
const Outcome = styled.div`
  position: sticky;
  bottom: ${theme.space[4]};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-height: 3.25rem;
  padding: ${theme.space[2]} ${theme.space[4]};
  background: ${theme.color.surface};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.md};
  font-size: ${theme.text.sm};
  &[data-silent='true'] {
    visibility: hidden;
  }
`;

type Preferences = ReturnType<typeof usePreferences>;

/** How the member wants to be told of what; each change is saved as it is made, and can be undone. */
export function PreferencesPage() {
  const state = usePreferences();
  const { reading, preferences, choose } = state;
  return (
    <PersonalFrame
      title={words.title}
      lead={words.lead}
      back={{ to: paths.dashboard, label: words.back }}
      aside={{ to: notificationsPath, label: words.notifications }}
    >
      {!preferences && reading.isError && (
        <ErrorState
          level={2}
          title={words.failed}
          detail={words.failedDetail}
          retryLabel={words.retry}
          retrying={reading.isFetching}
          onRetry={() => void reading.refetch()}
        />
      )}
      {!preferences && !reading.isError && (
        <>
          <Skeleton height="8rem" />
          <Skeleton height="8rem" />
          <Skeleton height="8rem" />
        </>
      )}
      {preferences && (
        <>
          <Heading level={2} size="lg">
            {words.what}
          </Heading>
          <Stack gap={4}>
            {(Object.keys(words.types) as NotificationType[]).map((type) => (
              <TypeCard
                key={type}
                type={type}
                channels={preferences.types[type]}
                onChange={(channels) =>
                  choose({ ...preferences, types: { ...preferences.types, [type]: channels } })
                }
              />
            ))}
          </Stack>
          <Heading level={2} size="lg">
            {words.when}
          </Heading>
          <TimesCard preferences={preferences} onChange={choose} />
          <SavingOutcome state={state} />
        </>
      )}
    </PersonalFrame>
  );
}

function SavingOutcome({ state: { saving, saved, undo, again } }: { readonly state: Preferences }) {
  const said = saving.isPending
    ? words.saving
    : saving.isError
      ? words.notSaved
      : saved && (saved.undoing ? words.undone : words.saved);
  return (
    <Outcome data-silent={!said}>
      <output>{said}</output>
      {!saving.isPending && saving.isError && (
        <Button variant="secondary" size="sm" onClick={again}>
          {words.again}
        </Button>
      )}
      {!saving.isPending && !saving.isError && saved && (
        <Button variant="secondary" size="sm" onClick={undo}>
          {words.undo}
        </Button>
      )}
    </Outcome>
  );
}
