import type { SearchResult } from '@aera/contracts';
import { memberKey, useMember } from '@aera/frontend-kit';
import { findEmailError, maxEmailLength, useForm } from '@aera/frontend-kit/form';
import {
  Button,
  ButtonLink,
  Card,
  Field,
  focusOnMount,
  Heading,
  Row,
  Stack,
  Text,
  TextArea,
  TextField,
  useToast,
  VisuallyHidden,
} from '@aera/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { preferencesPath } from '../../shared/paths.ts';
import { SimilarQuestions } from './similar-questions.tsx';
import {
  findSimilarQuestions,
  recordDeflection,
  type Submission,
  useSubmitQuestion,
} from './question-api.ts';
import { searchCopy } from './search-copy.ts';

const copy = searchCopy.form;

interface QuestionFormProps {
  /** The query that had no answer. Empty if the member did not search. */
  readonly query: string;
  /** Fills the form: a draft or the query. */
  readonly question: string;
  readonly draft: Parameters<typeof useSubmitQuestion>[1];
  /** Moves the focus into the form, because the member has just opened it. */
  readonly focused: boolean;
  /** Called with the question when something is typed. */
  readonly onEdit: (question: string) => void;
  readonly onSent: () => void;
  readonly onClose: () => void;
}

/**
 * Sends a question to the experts. Keeps the input until the server has accepted it. Offers similar answered questions first.
 */
export function QuestionForm({
  query,
  question,
  draft,
  focused,
  onEdit,
  onSent,
  onClose,
}: QuestionFormProps) {
  const { member } = useMember();
  const client = useQueryClient();
  const { toast } = useToast();
  const submission = useSubmitQuestion(query, draft);
  const [offered, setOffered] = useState<readonly SearchResult[]>([]);
  const [followPath, setFollowPath] = useState<string | null>(null);
  const submit = async ({ userEmail, ...values }: Submission) => {
    const { followPath: path } = await submission.mutateAsync({
      ...values,
      userEmail: member?.email ?? userEmail,
    });
    onSent();
    if (!path) return onClose();
    setFollowPath(path);
    // Only visitors get a link, so the member's session has ended.
    if (member) void client.invalidateQueries({ queryKey: memberKey });
  };
  const offerOrSubmit = useMutation({
    mutationFn: async (values: Submission) => {
      const answers = await findSimilarQuestions(values.question.trim());
      if (answers.length === 0) return submit(values);
      setOffered(answers);
    },
  });
  const pending = submission.isPending || offerOrSubmit.isPending;
  const form = useForm({
    initial: { question, userEmail: '' },
    validate: ({ question, userEmail }) => ({
      question: question.trim() === '' ? copy.blankQuestion : undefined,
      userEmail: member ? undefined : findEmailError(userEmail),
    }),
    send: (values) => offerOrSubmit.mutateAsync(values),
    mutation: { isPending: pending, error: null },
  });
  const { values } = form;
  const { ref } = form.props;
  const blank = values.question.trim() === '' || (!member && values.userEmail.trim() === '');
  const backToForm = () => {
    setOffered([]);
    ref.current?.querySelector('textarea')?.focus();
  };
  const closeWithAnswer = (documentId: string) => {
    recordDeflection(documentId);
    toast({ ...copy.offered.deflected, variant: 'success' });
    onClose();
  };

  useEffect(() => {
    if (!focused) return undefined;
    // Runs after the shell, which moves the focus to each new page.
    const frame = requestAnimationFrame(() => ref.current?.querySelector('textarea')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [focused, ref]);

  if (followPath) return <SubmittedQuestion followPath={followPath} onClose={onClose} />;
  return (
    <Card tone="gold" padding={5}>
      <Stack gap={5}>
        <form
          {...form.props}
          onInput={({ currentTarget }) => onEdit(readQuestion(currentTarget))}
          aria-labelledby="question-form-title"
        >
          <Stack gap={5}>
            <Heading level={2} size="xl" id="question-form-title">
              {copy.title}
            </Heading>
            <TextArea {...form.bind('question')} label={copy.question} rows={4} maxLength={4000} required />
            {member ? (
              <AccountEmail email={member.email} />
            ) : (
              <TextField
                {...form.bind('userEmail')}
                label={copy.email}
                hint={copy.emailHint}
                type="email"
                autoComplete="email"
                maxLength={maxEmailLength}
                required
              />
            )}
            {offered.length === 0 && (
              <Row gap={3}>
                <Button type="submit" disabled={blank} pending={pending} pendingLabel={copy.submitting}>
                  {copy.submit}
                </Button>
                <Button variant="ghost" onClick={onClose}>
                  {copy.cancel}
                </Button>
              </Row>
            )}
          </Stack>
        </form>
        {offered.length > 0 && (
          <SimilarQuestions
            answers={offered}
            pending={pending}
            onAnswered={closeWithAnswer}
            onSubmit={() => !pending && submit(values).catch(form.showServerErrors)}
            onBack={backToForm}
          />
        )}
      </Stack>
    </Card>
  );
}

const readQuestion = (form: HTMLFormElement): string => String(new FormData(form).get('question'));

/** The address of a member, as text: members are notified at it only. The settings open in a new tab, so the input stays. */
const AccountEmail = ({ email }: { readonly email: string }) => (
  <Field
    label={copy.email}
    hint={
      <>
        {copy.memberEmailHint}{' '}
        <Link to={preferencesPath} target="_blank">
          {copy.preferences}
          <VisuallyHidden> {searchCopy.newTab}</VisuallyHidden>
        </Link>
      </>
    }
  >
    {({ id, 'aria-describedby': describedBy }) => (
      <output id={id} aria-describedby={describedBy}>
        {email}
      </output>
    )}
  </Field>
);

interface SubmittedQuestionProps {
  readonly followPath: string;
  readonly onClose: () => void;
}

/** Link to the question for visitors, who have no dashboard. Its title takes the focus in place of the form. */
const SubmittedQuestion = ({ followPath, onClose }: SubmittedQuestionProps) => (
  <Card as="section" tone="gold" padding={5}>
    <Stack gap={3}>
      <Heading level={2} size="lg" tabIndex={-1} ref={focusOnMount}>
        {copy.follow.title}
      </Heading>
      <Text size="sm">{copy.follow.text}</Text>
      <Row gap={3}>
        <ButtonLink as={Link} to={followPath}>
          {copy.follow.open}
        </ButtonLink>
        <Button variant="ghost" onClick={onClose}>
          {copy.follow.close}
        </Button>
      </Row>
    </Stack>
  </Card>
);
