import { type HowPersonTrap, personTrap } from '@aera/content/how/person-trap';
import { Button, Heading, Stack, Text, theme } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { styled } from 'styled-components';
import type { TrapDialogProps } from '../../../shared/page/trap.tsx';
import { RecordNote } from '../how-section.tsx';

const Quote = styled.figure`
  padding: ${theme.space[4]} ${theme.space[5]};
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.md};
  blockquote {
    line-height: 1.55;
  }
  figcaption {
    margin-top: ${theme.space[2]};
    color: ${theme.color.inkMuted};
    font: 500 ${theme.text.xs} / 1.4 ${theme.font.mono};
  }
`;

/** Verbatim quotations of statutes. */
const Statutes = ({ statutes }: { readonly statutes: HowPersonTrap['statute'] }) =>
  statutes.map(({ citation, quotation }) => (
    <Quote key={citation}>
      <blockquote>{quotation}</blockquote>
      <figcaption>{citation}</figcaption>
    </Quote>
  ));

const { labels, breakdown } = personTrap;

const Steps = styled.ol`
  display: grid;
  gap: ${theme.space[2]};
  padding-inline-start: 1.5rem;
  list-style-type: revert;
  li::marker {
    color: ${theme.color.gold};
    font-weight: 650;
  }
`;

const CallOut = styled.p`
  padding-block: ${theme.space[4]};
  border-block: 1px solid ${theme.color.goldLine};
  font: 400 ${theme.text.xl} / 1.35 ${theme.font.display};
  text-align: center;
  text-wrap: balance;
`;

/** Quotes the statutes, and shows the origin of the word and the organisation's interpretation. */
export const PersonTrapDialog = ({ onClose, onDismiss }: TrapDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    title={personTrap.title}
    description={personTrap.subtitle.text}
    closeLabel={labels.close}
    actions={
      <Button variant="secondary" onClick={onDismiss}>
        {labels.dismiss}
      </Button>
    }
  >
    <Stack gap={5}>
      <Stack gap={3}>
        <Heading level={3}>{labels.statute}</Heading>
        <Statutes statutes={personTrap.statute} />
      </Stack>
      <Stack gap={3}>
        <Heading level={3}>{labels.etymology}</Heading>
        <Text>{personTrap.etymology}</Text>
      </Stack>
      <Stack gap={3}>
        <Heading level={3}>{labels.breakdown}</Heading>
        <Text tone="muted">{breakdown.intro}</Text>
        <Steps>
          {breakdown.items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </Steps>
      </Stack>
      <CallOut>{personTrap.inversionCallOut.text}</CallOut>
      <Stack gap={3}>
        <Heading level={3}>{labels.response}</Heading>
        <Text>{personTrap.response.text}</Text>
        <RecordNote text={personTrap.record} />
      </Stack>
    </Stack>
  </Dialog>
);
