import { below, from, Stack, theme } from '@aera/ui';
import { styled } from 'styled-components';

/** A list whose rows end with actions. */
export const RowList = styled(Stack).attrs({ as: 'ul', gap: 0 })`
  li {
    display: grid;
    gap: ${theme.space[2]} ${theme.space[4]};
    align-items: center;
    padding-block: ${theme.space[3]};
    border-top: 1px solid ${theme.color.line};
    /* On phones, actions stand below the text and align with it. */
    > :nth-child(2) button:first-child {
      @media ${below('tablet')} {
        margin-inline-start: -0.875rem;
      }
    }
    @media ${from('tablet')} {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }
`;

/** The text of a row. */
export const RowText = styled.div`
  min-width: 0;
  font-size: ${theme.text.sm};
  line-height: 1.5;
  overflow-wrap: anywhere;
  strong {
    font-weight: 600;
  }
  small {
    display: block;
    color: ${theme.color.inkMuted};
    font-size: ${theme.text.xs};
  }
  span {
    margin-inline-start: ${theme.space[2]};
  }
`;
