import { below, focusRing, theme } from '@aera/ui';
import { styled } from 'styled-components';

const mark = '2.25rem';

/** An entry of the timeline: a marker on the line, and the content next to it. */
export const Entry = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: ${mark} minmax(0, 1fr);
  gap: ${theme.space[3]};
  padding-bottom: ${theme.space[5]};
  &::before {
    content: '';
    position: absolute;
    inset-block: ${mark} 0;
    inset-inline-start: calc(${mark} / 2);
    border-inline-start: 1px solid ${theme.color.line};
  }
  &:last-child {
    padding-bottom: 0;
  }
  &:last-child::before {
    content: none;
  }
`;

/** Filled for activity of the person, outlined for activity of others. */
export const Mark = styled.div<{ $own: boolean }>`
  display: grid;
  place-items: center;
  width: ${mark};
  height: ${mark};
  background: ${({ $own }) => ($own ? theme.color.accentSoft : theme.color.surface)};
  color: ${({ $own }) => ($own ? theme.color.onAccentSoft : theme.color.inkMuted)};
  border: 1px solid ${({ $own }) => ($own ? 'transparent' : theme.color.lineStrong)};
  border-radius: ${theme.radius.full};
`;

export const Body = styled.div`
  display: grid;
  gap: ${theme.space[1]};
  align-content: start;
  min-width: 0;
  padding-top: 0.35rem;
  border-radius: ${theme.radius.sm};
  scroll-margin-block: 8rem;
  ${focusRing}
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[3]};
  align-items: baseline;
  justify-content: space-between;
  @media ${below('phone')} {
    display: grid;
  }
`;

/** The identifier that matched the activity, and links. */
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[3]};
  align-items: center;
`;

export const Title = styled.p`
  font-weight: 600;
  line-height: ${theme.leading.snug};
  overflow-wrap: anywhere;
`;

export const Time = styled.time`
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  font-variant-numeric: tabular-nums;
`;

/** Text that visitors wrote, shown as plain text. */
export const Quote = styled.p`
  padding-inline-start: ${theme.space[3]};
  border-inline-start: 2px solid ${theme.color.goldLine};
  font-size: ${theme.text.sm};
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
