import { brand, disclaimer, exploreLinks, legalLinks, quickLinks } from '@aera/content';
import { shellCopy } from '@aera/content/shell';
import { BrandMark, Container, MutedText, darkScheme, focusRing, from, hideInPrint, theme } from '@aera/ui';
import { styled } from 'styled-components';
import { FooterContact, FooterLinks } from './footer-links.tsx';
import { FrameworkBadges } from './framework-badges.tsx';

const Frame = styled.footer`
  ${darkScheme}
  position: relative;
  padding-block: ${theme.space[8]} ${theme.space[6]};
  background: ${theme.color.canvas};
  color: ${theme.color.ink};
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.text.sm};

  a {
    color: inherit;
    text-decoration-color: transparent;
    ${focusRing}
    &:hover {
      text-decoration-color: ${theme.color.goldLine};
    }
  }
  ${hideInPrint}
`;

const Columns = styled.div`
  display: grid;
  gap: ${theme.space[7]} ${theme.space[6]};
  grid-template-columns: repeat(2, 1fr);
  > :first-child,
  > :last-child {
    grid-column: 1 / -1;
  }
  @media ${from('tablet')} {
    grid-template-columns: repeat(4, auto);
    > :last-child {
      grid-column: auto;
    }
  }
  @media ${from('laptop')} {
    grid-template-columns: 1.6fr 1.1fr 1.1fr 1fr 1.2fr;
    > :first-child {
      grid-column: auto;
    }
  }
`;

const Name = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[4]};
  font: 400 ${theme.text['2xl']} / 1 ${theme.font.display};
  letter-spacing: 0.08em;
  svg {
    color: ${theme.color.gold};
  }
`;

const Base = styled.p`
  padding-top: ${theme.space[5]};
  color: ${theme.color.inkMuted};
  font-size: ${theme.text.xs};
`;

const copy = shellCopy.footer;

/** Links to all pages, contact, the frameworks the platform measures itself against, and the disclaimer. */
export const Footer = () => (
  <Frame>
    <Container>
      <Columns>
        <div>
          <Name>
            <BrandMark size="2.5rem" />
            {brand.name}
          </Name>
          <MutedText measure>{disclaimer.short}</MutedText>
        </div>
        <FooterLinks title={copy.quickLinks} links={quickLinks} />
        <FooterLinks title={copy.explore} links={exploreLinks} />
        <FooterLinks title={copy.legal} links={legalLinks} />
        <FooterContact />
      </Columns>
      <FrameworkBadges />
      <Base>
        © {brand.copyrightYear} {brand.name}
      </Base>
    </Container>
  </Frame>
);
