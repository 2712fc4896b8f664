import { readMyChecklist, type StewardChecklist } from '@aera/contracts';
import { ButtonLink, CheckIcon, theme, VisuallyHidden } from '@aera/ui';
import { useApiQuery } from '@aera/frontend-kit/use-api-query';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatDate } from '../../../shared/copy/format-date.ts';
import { SectionCard } from '../../../shared/page/section-card.tsx';
import { paths } from '../../../shared/paths.ts';
import { onboardingCopy } from '../account-copy.ts';

const { checklist: copy, own: ownCopy } = onboardingCopy;

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[5]};
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

type Step = { readonly label: string; readonly done: boolean; readonly at: string | null };

/** The first steward has no invitation. */
const listSteps = (checklist: StewardChecklist): Step[] => {
  const { invitedAt, passwordSetAt, hasSecondFactor, firstSignInAt } = checklist;
  const toStep = (label: string, at: string | null): Step => ({ label, done: at !== null, at });
  return [
    ...(invitedAt === null ? [] : [toStep(copy.invited, invitedAt)]),
    toStep(copy.passwordSet, passwordSetAt),
    { label: copy.secondFactor, done: hasSecondFactor, at: null },
    toStep(copy.firstSignIn, firstSignInAt),
  ];
};

export const countOpenSteps = (checklist: StewardChecklist): number =>
  listSteps(checklist).filter(({ done }) => !done).length;

interface ChecklistProps {
  readonly checklist: StewardChecklist;
  readonly name: string;
}

/** The setup steps of a steward. */
export const Checklist = ({ checklist, name }: ChecklistProps) => (
  <List aria-label={copy.label(name)}>
    {listSteps(checklist).map(({ label, done, at }) => (
      <Item key={label} data-done={done || undefined} title={at === null ? undefined : formatDate(at)}>
        <Ring aria-hidden>{done && <CheckIcon size="0.8rem" />}</Ring>
        {label}
        <VisuallyHidden>{`, ${done ? copy.done : copy.open}`}</VisuallyHidden>
      </Item>
    ))}
  </List>
);

/** The setup steps of the signed-in steward, until they have a second factor. */
export function OwnSteps() {
  const { data } = useApiQuery(readMyChecklist);
  if (!data || data.hasSecondFactor) return null;
  return (
    <SectionCard
      title={ownCopy.title}
      lead={ownCopy.text}
      tone="gold"
      aside={
        <ButtonLink as={Link} to={paths.account} size="sm">
          {ownCopy.action}
        </ButtonLink>
      }
    >
      <Checklist checklist={data} name={ownCopy.you} />
    </SectionCard>
  );
}
