import type { SearchResult } from '@aera/contracts';
import { Button, Card, Heading, Row, Stack, TextArea, TextField, useToast } from '@aera/ui';
import { useMember } from '@aera/frontend-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { emailAdvice, isEmail, longestEmail } from '../form/email.ts';
import { useForm } from '../form/use-form.ts';
import { nearestAnswers, spareTheExperts } from './nearest-answers.ts';
import { OfferedAnswers } from './offered-answers.tsx';
import { searchWords } from './search-words.ts';
import { SubmittedQuestion } from './submitted-question.tsx';
import { type Submission, useSubmission } from './use-submission.ts';

const words = searchWords.form;

export interface QuestionFormProps {
  /** The search that found no answer; empty when the question comes first. */
  readonly query: string;
  /** Takes the focus: whoever opened it asked for it. */
  readonly focused: boolean;
  readonly onClose: () => void;
}

/**
 * Puts a question to the experts. It begins with the query; what was typed stays until the server has it. Answered questions that
 * are near are offered first.
 */
export function QuestionForm({ query, focused, onClose }: QuestionFormProps) {
  const { member } = useMember();
  const { toast } = useToast();
  const submission = useSubmission(query);
  const looking = useMutation({ mutationFn: nearestAnswers });
  const [offered, setOffered] = useState<readonly SearchResult[]>([]);
  const [followPath, setFollowPath] = useState<string | null>(null);
  const pending = submission.isPending || looking.isPending;

  const send = async (filled: Submission) => {
    const { followPath: path } = await submission.mutateAsync(filled);
    if (path && !member) setFollowPath(path);
    else onClose();
  };
  const offerOrSend = async (filled: Submission) => {
    const near = await looking.mutateAsync(filled.question.trim());
    if (near.length === 0) return send(filled);
    setOffered(near);
  };
  const { form, values, bind, submit, refused } = useForm({
    initial: { question: query, userEmail: member?.email ?? '' },
    check: ({ question, userEmail }) => ({
      ...(question.trim() === '' && { question: words.blankQuestion }),
      ...(!isEmail(userEmail) && { userEmail: emailAdvice }),
    }),
    send: offerOrSend,
    pending,
  });
  const blank = values.question.trim() === '' || values.userEmail.trim() === '';
  const backToForm = () => {
    setOffered([]);
    form.current?.querySelector('textarea')?.focus();
  };
  const answered = (documentId: string) => {
    spareTheExperts(documentId);
    toast({ ...words.offered.spared, variant: 'success' });
    onClose();
  };

  useEffect(() => {
    if (!focused) return undefined;
    // After the shell, which moves the focus to each new page.
    const frame = requestAnimationFrame(() => form.current?.querySelector('textarea')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [focused, form]);

  if (followPath) return <SubmittedQuestion followPath={followPath} onClose={onClose} />;
  return (
    <Card tone="gold" padding={5}>
      <Stack gap={5}>
        <form ref={form} onSubmit={submit} noValidate aria-labelledby="question-form-title">
          <Stack gap={5}>
            <Heading level={2} size="xl" id="question-form-title">
              {words.title}
            </Heading>
            <TextArea {...bind('question')} label={words.question} rows={4} maxLength={4000} required />
            <TextField
              {...bind('userEmail')}
              label={words.email}
              hint={words.emailHint}
              type="email"
              autoComplete="email"
              maxLength={longestEmail}
              required
            />
            {offered.length === 0 && (
              <Row gap={3}>
                <Button type="submit" disabled={blank} pending={pending} pendingLabel={words.submitting}>
                  {words.submit}
                </Button>
                <Button variant="ghost" onClick={onClose}>
                  {words.cancel}
                </Button>
              </Row>
            )}
          </Stack>
        </form>
        {offered.length > 0 && (
          <OfferedAnswers
            answers={offered}
            pending={pending}
            onAnswered={answered}
            onSubmit={() => !pending && send(values).catch(refused)}
            onBack={backToForm}
          />
        )}
      </Stack>
    </Card>
  );
}
