import type { StewardChecklist } from '@aera/contracts';
import { CheckIcon, VisuallyHidden, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { onboardingWords } from './onboarding-copy.ts';

const words = onboardingWords.checklist;

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

/** The steps of a checklist in order; nobody invited whoever was there from the first start. */
const stepsOf = ({ invitedAt, passwordSetAt, hasSecondFactor, firstSignInAt }: StewardChecklist): Step[] => {
  const told = (name: string, at: string | null): Step => ({ name, done: at !== null, at });
  return [
    ...(invitedAt === null ? [] : [told(words.invited, invitedAt)]),
    told(words.passwordSet, passwordSetAt),
    { name: words.secondFactor, done: hasSecondFactor, at: null },
    told(words.firstSignIn, firstSignInAt),
  ];
};

/** How many steps are left. */
export const openSteps = (of: StewardChecklist): number => stepsOf(of).filter(({ done }) => !done).length;

/** What somebody has done of the first steps, and what is left. */
export const Checklist = ({ of, name }: { readonly of: StewardChecklist; readonly name: string }) => (
  <List aria-label={words.label(name)}>
    {stepsOf(of).map(({ name: step, done, at }) => (
      <Item key={step} data-done={done || undefined} title={at === null ? undefined : formatDate(at)}>
        <Ring aria-hidden>{done && <CheckIcon size="0.8rem" />}</Ring>
        {step}
        <VisuallyHidden>{`, ${done ? words.done : words.open}`}</VisuallyHidden>
      </Item>
    ))}
  </List>
);
