import { listArticles, listQuestions, pageContacts } from '@aera/contracts';
import { isApiError, useDebounced } from '@aera/web-kit';
import { formatDay } from '../../shared/copy/format-date.ts';
import { articlePath, contactInList, paths, questionInPortal } from '../../shared/paths.ts';
import { type Role, mayOpen } from '../../shared/session/roles.ts';
import { useStewardQuery } from '../../shared/session/use-steward-query.ts';
import type { Entry, EntryGroup } from './entry.ts';
import { paletteWords as words } from './palette-copy.ts';

const pause = 250;
/** Below that, everything is found. */
const shortest = 2;
const limit = 5;

interface Reading {
  readonly isFetching: boolean;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

/**
 * Contacts, questions and articles with the words typed, found by the server once typing has paused; an answer that is overtaken is not
 * waited for. A kind that the role does not have is not asked for, and one that the server refuses is not there.
 */
export function useFound(typed: string, role: Role) {
  const settled = useDebounced(typed, pause);
  const long = typed.length >= shortest;
  const ready = long && settled === typed;
  const asks = (path: string) => ready && mayOpen(role, path);

  const contacts = useStewardQuery(pageContacts, {
    query: { q: settled, status: 'all', snoozed: 'show', limit },
    enabled: asks(paths.contacts),
  });
  const questions = useStewardQuery(listQuestions, {
    query: { q: settled, status: 'all', limit },
    enabled: asks(paths.questions),
  });
  const articles = useStewardQuery(listArticles, {
    query: { q: settled, limit },
    enabled: asks(paths.articles),
  });

  const groups: EntryGroup[] = ready
    ? [
        group(words.groups.contacts, contacts, contacts.data?.items.map(contactEntry)),
        group(words.groups.questions, questions, questions.data?.items.map(questionEntry)),
        group(words.groups.articles, articles, articles.data?.articles.map(articleEntry)),
      ]
    : [];
  const readings: readonly Reading[] = [contacts, questions, articles];
  return {
    groups,
    searching: long && (!ready || readings.some(({ isFetching }) => isFetching)),
    /** Asks again for whatever failed. */
    retry: () => readings.filter(({ error }) => error).forEach(({ refetch }) => void refetch()),
  };
}

function group(name: string, { error, isFetching }: Reading, found: readonly Entry[] = []): EntryGroup {
  const refused = isApiError(error) && (error.status === 401 || error.status === 403);
  if (!error || refused || isFetching) return { name, entries: refused ? [] : found };
  const retry = { id: `retry-${name}`, label: words.notSearched(name), detail: words.again };
  return { name, entries: [{ ...retry, does: { act: 'retry' } }] };
}

const contactEntry = ({ id, name, email }: { id: string; name: string; email: string }): Entry => ({
  id: `contact-${id}`,
  label: name,
  detail: email,
  does: { to: contactInList(id) },
});

const questionEntry = (asked: { id: string; question: string; submittedAt: string }): Entry => ({
  id: `question-${asked.id}`,
  label: asked.question,
  detail: formatDay(asked.submittedAt),
  does: { to: questionInPortal(asked.id) },
});

const articleEntry = ({ id, title, category }: { id: string; title: string; category: string }): Entry => ({
  id: `article-${id}`,
  label: title,
  detail: category,
  does: { to: articlePath(id) },
});
