import { Button, Row, TextField } from '@aera/ui';
import { scoreWords } from './scoring-copy.ts';

const words = scoreWords.page;

export interface SaveRulesProps {
  /** The earlier version that would be restored; null: rules of the steward's own. */
  readonly looking: number | null;
  readonly why: string;
  readonly whyMissing: boolean;
  readonly pending: boolean;
  readonly onWhy: (text: string) => void;
  readonly onDiscard: () => void;
}

/** The end of the form, beside who moves: why, and the buttons. */
export const SaveRules = ({ looking, why, whyMissing, pending, onWhy, onDiscard }: SaveRulesProps) => (
  <>
    {looking === null && (
      <TextField
        label={words.why}
        hint={words.whyHint}
        error={whyMissing ? words.whyMissing : null}
        required
        maxLength={500}
        value={why}
        onChange={({ target }) => onWhy(target.value)}
      />
    )}
    <Row gap={2}>
      <Button type="submit" pending={pending} pendingLabel={words.saving}>
        {looking === null ? words.save : scoreWords.history.restore(looking)}
      </Button>
      <Button variant="ghost" onClick={onDiscard}>
        {words.discard}
      </Button>
    </Row>
  </>
);
