import { Button, Card, Heading, Row, Stack, TextArea, TextField, useToast } from '@aera/ui';
import { callApi, useMember } from '@aera/web-kit';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { addresses } from '../addresses.ts';
import { emailAdvice, isEmail, longestEmail } from '../form/email.ts';
import { useForm } from '../form/use-form.ts';
import { searchWords } from './search-words.ts';

const words = searchWords.form;

export interface QuestionFormProps {
  /** The search that found no answer; empty when the question comes first. */
  readonly query: string;
  /** Takes the focus: whoever opened it asked for it. */
  readonly focused: boolean;
  readonly onClose: () => void;
}

type Submission = { readonly question: string; readonly userEmail: string };

/** Puts a question to the experts. It begins with the query; what was typed stays until the server has it. */
export function QuestionForm({ query, focused, onClose }: QuestionFormProps) {
  const { member } = useMember();
  const { toast } = useToast();
  const submission = useMutation({
    mutationFn: ({ question, userEmail }: Submission) =>
      callApi(addresses.submitQuestion, {
        body: { question: question.trim(), userEmail: userEmail.trim(), originalQuery: query || null },
      }),
    onSuccess: () => {
      toast({ ...words.submitted, variant: 'success' });
      onClose();
    },
    onError: () => toast({ ...words.failed, variant: 'destructive' }),
  });
  const { form, values, bind, submit } = useForm({
    initial: { question: query, userEmail: member?.email ?? '' },
    check: ({ question, userEmail }) => ({
      ...(question.trim() === '' && { question: words.blankQuestion }),
      ...(!isEmail(userEmail) && { userEmail: emailAdvice }),
    }),
    send: (filled) => submission.mutateAsync(filled),
    pending: submission.isPending,
  });
  const blank = values.question.trim() === '' || values.userEmail.trim() === '';

  useEffect(() => {
    if (!focused) return undefined;
    // After the shell, which moves the focus to each new page.
    const frame = requestAnimationFrame(() => form.current?.querySelector('textarea')?.focus());
    return () => cancelAnimationFrame(frame);
  }, [focused, form]);

  return (
    <Card tone="gold" padding={5}>
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
          <Row gap={3}>
            <Button
              type="submit"
              disabled={blank}
              pending={submission.isPending}
              pendingLabel={words.submitting}
            >
              {words.submit}
            </Button>
            <Button variant="ghost" onClick={onClose}>
              {words.cancel}
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
