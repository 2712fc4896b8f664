import { type BodyOf, voteOnAnswer } from '@aera/contracts';
import { callApi, toErrorDetail } from '@aera/frontend-kit';
import { Button, focusParentOnRemoval, MutedText, Row, Select, Stack, useToast } from '@aera/ui';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { searchCopy } from './search-copy.ts';

const copy = searchCopy.vote;

type Vote = BodyOf<typeof voteOnAnswer>;
type Reason = NonNullable<Vote['reason']>;

/** Asks whether a published answer helped, also visitors without an account. A vote can be changed, and a “No” can have a reason. */
export function ResultVote({ questionId }: { readonly questionId: string }) {
  const titleId = useId();
  const { toast } = useToast();
  const [vote, setVote] = useState<Vote | null>(null);
  const [asksReason, setAsksReason] = useState(false);
  const [reason, setReason] = useState<Reason>('unclear');
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Vote) => callApi(voteOnAnswer, { params: { questionId }, body }),
    onSuccess: (_result, body) => {
      setVote(body);
      setAsksReason(false);
    },
    onError: (error) =>
      toast({
        title: copy.failed.title,
        description: toErrorDetail(error, copy.failed.description),
        variant: 'destructive',
      }),
  });
  return (
    <Stack as="section" gap={3} aria-labelledby={titleId}>
      <Row gap={3}>
        <MutedText as="span" id={titleId}>
          {copy.title}
        </MutedText>
        <Button
          variant={vote?.helpful ? 'primary' : 'secondary'}
          size="sm"
          aria-pressed={vote?.helpful === true}
          pending={isPending && !asksReason}
          onClick={() => {
            setAsksReason(false);
            mutate({ helpful: true });
          }}
        >
          {copy.yes}
        </Button>
        <Button
          variant={vote?.helpful === false ? 'primary' : 'secondary'}
          size="sm"
          aria-pressed={vote?.helpful === false}
          aria-expanded={asksReason}
          onClick={() => setAsksReason(!asksReason)}
        >
          {copy.no}
        </Button>
        {vote && !asksReason && <MutedText as="output">{copy.thanks}</MutedText>}
      </Row>
      {asksReason && (
        <Stack
          ref={focusParentOnRemoval}
          as="form"
          gap={3}
          align="start"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isPending) mutate({ helpful: false, reason });
          }}
        >
          <Select
            label={copy.reason}
            options={copy.reasons}
            value={reason}
            onChange={({ target }) => setReason(target.value as Reason)}
          />
          <Button type="submit" variant="secondary" size="sm" pending={isPending}>
            {copy.send}
          </Button>
        </Stack>
      )}
    </Stack>
  );
}
