import { brand } from '@aera/content';
import { consentNotice } from '@aera/content/consent-notice';
import { BrandMark, Button, Notice, Text, theme } from '@aera/ui';
import { Dialog } from '@aera/ui/dialog';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { acknowledge, type NoticeToken, requestNoticeToken } from './record-consent.ts';
import { findReminderReason } from './consent-status.ts';
import { NoticeChanges } from './notice-changes.tsx';

const { notice, warning, contact, fullNotices, again } = consentNotice;

const Block = styled.section`
  padding: ${theme.space[4]} ${theme.space[5]};
  border-inline-start: 3px solid ${theme.color.goldLine};
  background: ${theme.color.sunken};
  border-radius: ${theme.radius.sm};
  font-size: ${theme.text.sm};
  line-height: 1.55;

  h3 {
    color: ${theme.color.gold};
    font-size: ${theme.text.xs};
    letter-spacing: 0.14em;
  }
  ol {
    display: grid;
    gap: ${theme.space[2]};
    margin-top: ${theme.space[2]};
    padding-inline-start: 1.25rem;
    list-style-type: revert;
  }
  li::marker {
    color: ${theme.color.gold};
    font-weight: 600;
  }
`;

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[5]};
  font-size: ${theme.text.sm};
  a {
    padding-block: ${theme.space[1]};
    overflow-wrap: anywhere;
  }
`;

/**
 * Requires an answer: neither Escape nor a click outside closes it. Its links work without an answer: the notices are open to all, and the
 * contact link is an e-mail address, because the contact page would show this notice again.
 */
export function ConsentModal({ onClose }: { readonly onClose: () => void }) {
  const [pending, setPending] = useState(false);
  const [reason] = useState(findReminderReason);
  const token = useRef<NoticeToken>(null);
  useEffect(() => {
    token.current ??= requestNoticeToken();
  }, []);
  const confirm = async () => {
    setPending(true);
    await acknowledge(token.current ?? requestNoticeToken());
    // Still open after a withdrawal meanwhile.
    setPending(false);
    onClose();
  };
  return (
    <Dialog
      open
      dismissable={false}
      emblem={<BrandMark size="2.5rem" />}
      title={consentNotice.title}
      description={consentNotice.intro}
      actions={
        <Button size="lg" pending={pending} pendingLabel={consentNotice.confirming} onClick={confirm}>
          {consentNotice.confirm}
        </Button>
      }
    >
      {reason && <Notice>{again[reason]}</Notice>}
      <Block>
        <h3>{notice.heading}</h3>
        <Text size="sm">{notice.lead}</Text>
        <ol>
          {notice.statements.map(({ text }) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
      </Block>
      {reason === 'changed' && <NoticeChanges />}
      <Notice tone="warning">{warning.text}</Notice>
      <Links>
        <a href={`mailto:${brand.email}`}>{contact.label}</a>
        <Link to={fullNotices.path} onClick={onClose}>
          {fullNotices.label}
        </Link>
      </Links>
    </Dialog>
  );
}
