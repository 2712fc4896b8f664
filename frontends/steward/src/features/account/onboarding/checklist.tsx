import { readMyChecklist, type StewardChecklist } from '@aera/contracts';
import { ButtonLink, Card, CheckIcon, Heading, Row, Stack, Text, theme, VisuallyHidden } from '@aera/ui';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { paths } from '../../../shared/paths.ts';
import { useStewardQuery } from '../../../shared/session/use-steward-query.ts';
import { onboardingCopy } from './onboarding-copy.ts';

const copy = onboardingCopy.checklist;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[5]};
  padding: 0;
  list-style-type: '';
  font-size: ${theme.text.sm};
`;

const Item = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.color.inkMuted};
  &[data-done] {
    color: ${theme.color.ink};
  }
`;

/** A ring: with a tick when done, empty while open. */
const Ring = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  border: 1.5px solid ${theme.color.lineStrong};
  border-radius: 50%;
  [data-done] > & {
    background: ${theme.color.successSoft};
    color: ${theme.color.onSuccessSoft};
    border-color: transparent;
  }
`;

type Step = { readonly name: string; readonly done: boolean; readonly at: string | null };

/** The steps of a checklist in order; the first steward has no invitation. */
const listSteps = ({
  invitedAt,
  passwordSetAt,
  hasSecondFactor,
  firstSignInAt,
}: StewardChecklist): Step[] => {
  const step = (name: string, at: string | null): Step => ({ name, done: at !== null, at });
  return [
    ...(invitedAt === null ? [] : [step(copy.invited, invitedAt)]),
    step(copy.passwordSet, passwordSetAt),
    { name: copy.secondFactor, done: hasSecondFactor, at: null },
    step(copy.firstSignIn, firstSignInAt),
  ];
};

/** How many steps are left. */
export const countOpenSteps = (of: StewardChecklist): number =>
  listSteps(of).filter(({ done }) => !done).length;

/** The first steps of a steward: done and open. */
export const Checklist = ({ of, name }: { readonly of: StewardChecklist; readonly name: string }) => (
  <List aria-label={copy.label(name)}>
    {listSteps(of).map(({ name: stepName, done, at }) => (
      <Item key={stepName} data-done={done || undefined} title={at === null ? undefined : formatDate(at)}>
        <Ring aria-hidden>{done && <CheckIcon size="0.8rem" />}</Ring>
        {stepName}
        <VisuallyHidden>{`, ${done ? copy.done : copy.open}`}</VisuallyHidden>
      </Item>
    ))}
  </List>
);

/** The open first steps of the signed-in steward; nothing once they are done, or while they are not known. */
export function OwnSteps() {
  const { data } = useStewardQuery(readMyChecklist);
  if (!data || data.hasSecondFactor) return null;
  return (
    <Card as="section" aria-label={onboardingCopy.own.title} tone="gold">
      <Stack gap={4}>
        <Row justify="space-between" gap={4}>
          <Stack gap={1}>
            <Heading level={2} size="md">
              {onboardingCopy.own.title}
            </Heading>
            <Text size="sm" tone="muted">
              {onboardingCopy.own.text}
            </Text>
          </Stack>
          <ButtonLink as={Link} to={paths.account} size="sm">
            {onboardingCopy.own.act}
          </ButtonLink>
        </Row>
        <Checklist of={data} name={onboardingCopy.own.you} />
      </Stack>
    </Card>
  );
}
