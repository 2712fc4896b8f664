import { bondTrap } from '@aera/content/bond-trap';
import { Badge, Button, Columns, Heading, MutedText, Notice, Stack, Text, theme } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { styled } from 'styled-components';
import { Claims } from '../../shared/page/claims.tsx';
import type { TrapDialogProps } from '../../shared/page/trap.tsx';

const Records = styled.ul`
  display: grid;
  gap: ${theme.space[4]};
  li {
    display: grid;
    gap: ${theme.space[1]};
    padding-inline-start: ${theme.space[4]};
    border-inline-start: 3px solid ${theme.color.accent};
  }
`;

const { stated, record } = bondTrap;

/** The organisation's claim about the card, and the public record. */
export const BondTrapDialog = ({ onClose, onDismiss }: TrapDialogProps) => (
  <Dialog
    open
    onOpenChange={onClose}
    width="lg"
    title={bondTrap.title}
    description={bondTrap.description}
    closeLabel={bondTrap.close}
    actions={
      <>
        <Button variant="secondary" onClick={onDismiss}>
          {bondTrap.dontShowAgain}
        </Button>
        <Button onClick={onClose}>{bondTrap.close}</Button>
      </>
    }
  >
    <Columns tracks="2fr 3fr" gap={5} columnGap={7}>
      <Stack gap={3} align="start">
        <Heading level={3}>{stated.title}</Heading>
        <Badge variant="warning">{stated.mark}</Badge>
        <Claims claims={stated.claims} />
      </Stack>
      <Stack gap={3}>
        <Heading level={3}>{record.title}</Heading>
        <Records>
          {record.items.map(({ text, source }) => (
            <li key={source}>
              <Text>{text}</Text>
              <MutedText size="xs">{source}</MutedText>
            </li>
          ))}
        </Records>
      </Stack>
    </Columns>
    <Notice tone="warning">{bondTrap.advice}</Notice>
  </Dialog>
);
