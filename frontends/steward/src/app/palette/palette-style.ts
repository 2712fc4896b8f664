import { from, theme } from '@aera/ui';
import { styled } from 'styled-components';

/** Field and way out as one piece, which shows the focus of the field as a whole. */
export const Field = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding-inline-start: ${theme.space[3]};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.md};
  &:has(input:focus-visible) {
    border-color: ${theme.color.gold};
    outline: 2px solid ${theme.color.gold};
    outline-offset: -2px;
  }
  > svg {
    flex: none;
    color: ${theme.color.gold};
  }
`;

export const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 2.75rem;
  padding: 0;
  background: none;
  border: 0;
  outline: none;
  text-overflow: ellipsis;
  &::placeholder {
    color: ${theme.color.inkMuted};
    opacity: 1;
  }
`;

/** Always as high, so that nothing moves while somebody types. */
export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  height: min(25rem, 50dvh);
  margin-inline: calc(-1 * ${theme.space[2]});
`;

export const List = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[3]};
  min-height: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const Group = styled.div.attrs({ role: 'group' })``;

export const GroupName = styled.p`
  padding: ${theme.space[1]} ${theme.space[2]};
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  font-weight: 600;
  letter-spacing: 0.06em;
  text-transform: uppercase;
`;

/** What it is, and beside it which one. */
export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 2.75rem;
  padding: ${theme.space[2]};
  scroll-margin-block: ${theme.space[6]} ${theme.space[2]};
  border-radius: ${theme.radius.md};
  line-height: 1.35;
  cursor: pointer;
  &:hover {
    background: ${theme.color.sunken};
  }
  &[aria-selected='true'] {
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
    box-shadow: inset 3px 0 0 ${theme.color.accent};
  }
  > :last-child:not(:first-child) {
    margin-inline-start: auto;
  }
`;

/** Two lines of a long question are enough to know it. */
export const Label = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;

export const Detail = styled.span`
  flex: none;
  max-width: 45%;
  overflow-wrap: anywhere;
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.sm};
  [aria-selected='true'] > & {
    color: inherit;
  }
`;

export const Note = styled.output`
  display: block;
  padding: ${theme.space[3]} ${theme.space[2]};
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.sm};
  overflow-wrap: anywhere;
  &:empty {
    padding: 0;
  }
`;

/** For whoever has keys. */
export const Hint = styled.p`
  display: none;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[4]};
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
  @media ${from('tablet')} {
    display: flex;
  }
  > span {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
`;
