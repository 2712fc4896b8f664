import { QueryContent } from '@aera/frontend-kit/query-content';
import { Button, Heading, Skeleton, Stack, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { MemberPageLayout } from '../../shared/member-page-layout.tsx';
import { notificationsPath, paths } from '../../shared/paths.ts';
import { preferencesCopy as copy } from './preferences-copy.ts';
import { EmailTimesCard } from './email-times-card.tsx';
import { type NotificationType, TypeCard } from './type-card.tsx';
import { type PreferencesState, usePreferences } from './preferences-api.ts';

/** Sticky, so that the result of a change is visible anywhere on the page. */
const StatusBar = styled.div`
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

/** Notification settings of the member; each change is saved immediately and can be undone. */
export function PreferencesPage() {
  const state = usePreferences();
  const { query, choose } = state;
  return (
    <MemberPageLayout
      title={copy.title}
      lead={copy.lead}
      backLink={{ to: paths.dashboard, label: copy.back }}
      secondaryLink={{ to: notificationsPath, label: copy.notifications }}
    >
      <QueryContent
        query={{ ...query, data: state.preferences }}
        copy={copy}
        level={2}
        placeholder={
          <>
            <Skeleton height="8rem" />
            <Skeleton height="8rem" />
            <Skeleton height="8rem" />
          </>
        }
      >
        {(preferences) => (
          <>
            <Heading level={2} size="lg">
              {copy.typesTitle}
            </Heading>
            <Stack gap={4}>
              {(Object.keys(copy.types) as NotificationType[]).map((type) => (
                <TypeCard
                  key={type}
                  type={type}
                  channels={preferences.types[type]}
                  onChange={(channels) => choose({ types: { [type]: channels } })}
                />
              ))}
            </Stack>
            <Heading level={2} size="lg">
              {copy.scheduleTitle}
            </Heading>
            <EmailTimesCard preferences={preferences} onChange={choose} />
            <SaveStatus state={state} />
          </>
        )}
      </QueryContent>
    </MemberPageLayout>
  );
}

/** Result of the last change. One button undoes it or saves it again, so that it keeps the focus while it is pending. */
function SaveStatus({ state: { saving, saved, undo, saveAgain } }: { readonly state: PreferencesState }) {
  const status = saving.isPending
    ? copy.saving
    : saving.isError
      ? copy.notSaved
      : saved && (saved.undoing ? copy.undone : copy.saved);
  return (
    <StatusBar data-silent={!status}>
      <output>{status}</output>
      {status && (
        <Button
          variant="secondary"
          size="sm"
          pending={saving.isPending}
          onClick={saving.isError ? saveAgain : undo}
        >
          {saving.isError ? copy.saveAgain : copy.undo}
        </Button>
      )}
    </StatusBar>
  );
}
