import type { StewardPerson } from '@aera/contracts';
import { Badge, Button, Card, Heading, Row, Stack, Text } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDate } from '../page/format-date.ts';
import { roleWords } from '../session/role-words.ts';
import { Checklist } from './checklist.tsx';
import { onboardingWords } from './onboarding-words.ts';

const words = onboardingWords.people;

export type PersonAct = 'role' | 'suspend' | 'reinstate';

export interface PersonCardProps {
  readonly person: StewardPerson;
  readonly isYou: boolean;
  /** Left out where nothing may be changed. */
  readonly onAct?: (act: PersonAct) => void;
}

const Name = styled(Heading)`
  overflow-wrap: anywhere;
`;

const Facts = styled(Text)`
  overflow-wrap: anywhere;
`;

const statusVariants = { active: 'success', suspended: 'destructive', ended: 'secondary' } as const;

export const nameOf = ({ firstName, lastName }: Pick<StewardPerson, 'firstName' | 'lastName'>): string =>
  `${firstName} ${lastName}`;

/** Somebody who works here: role, state, first steps, and what can be done. Nobody decides on themselves. */
export function PersonCard({ person, isYou, onAct }: PersonCardProps) {
  const name = nameOf(person);
  const suspended = person.status === 'suspended';
  return (
    <Card as="li" padding={5}>
      <Stack gap={4}>
        <Row justify="space-between" align="start" gap={3}>
          <Stack gap={1}>
            <Name level={4} size="md">
              {name}
              {isYou && ` (${words.you})`}
            </Name>
            <Facts size="sm" tone="muted">
              {[person.username, person.email].filter(Boolean).join(' · ')}
            </Facts>
          </Stack>
          <Row gap={2}>
            <Badge variant="outline">
              {roleWords.names[person.role]}
              {person.until && ` ${words.until(formatDate(person.until))}`}
            </Badge>
            <Badge variant={statusVariants[person.status]}>{words.status[person.status]}</Badge>
          </Row>
        </Row>
        <Checklist of={person.checklist} name={name} />
        <Row justify="space-between" gap={3}>
          <Text size="sm" tone="muted">
            {person.lastSignInAt ? words.lastSignIn(formatDate(person.lastSignInAt)) : words.neverSignedIn}
          </Text>
          {onAct && !isYou && (
            <Row gap={2}>
              <Button
                variant="secondary"
                size="sm"
                aria-label={words.changeRoleOf(name)}
                onClick={() => onAct('role')}
              >
                {words.changeRole}
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-label={suspended ? words.reinstateName(name) : words.suspendName(name)}
                onClick={() => onAct(suspended ? 'reinstate' : 'suspend')}
              >
                {suspended ? words.reinstate : words.suspend}
              </Button>
            </Row>
          )}
        </Row>
      </Stack>
    </Card>
  );
}
