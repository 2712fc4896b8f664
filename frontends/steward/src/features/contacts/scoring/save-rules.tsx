import { Button, Row, TextField } from '@aera/ui';
import { scoringCopy } from './scoring-copy.ts';

const copy = scoringCopy.page;

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
        label={copy.why}
        hint={copy.whyHint}
        error={whyMissing ? copy.whyMissing : null}
        required
        maxLength={500}
        value={why}
        onChange={({ target }) => onWhy(target.value)}
      />
    )}
    <Row gap={2}>
      <Button type="submit" pending={pending} pendingLabel={copy.saving}>
        {looking === null ? copy.save : scoringCopy.history.restore(looking)}
      </Button>
      <Button variant="ghost" onClick={onDiscard}>
        {copy.discard}
      </Button>
    </Row>
  </>
);
