import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

export interface Email {
  /** Stable part of the Message-ID before the @. A resent email keeps it. */
  readonly id: string;
  readonly to: { readonly address: string; readonly name: string | null };
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

export interface Mailer {
  send(email: Email): Promise<void>;
  close(): void;
}

interface Sender {
  readonly address: string;
  readonly name: string;
}

/** Parses `AERA <contact@aera.example>` or a bare address. The address is empty for other text, which the configuration rejects. */
export function parseSender(text: string): Sender {
  const [, name = '', address = ''] = /^\s*(?:"?([^"<]*?)"?\s*<)?([^<>\s]+@[^<>\s]+?)>?\s*$/.exec(text) ?? [];
  return { name, address };
}

/** Builds the nodemailer message. Names and subjects are reduced to one line against header injection. */
const toSendMailOptions = (
  from: Sender,
  { id, to, subject, text, html, headers }: Email,
): SendMailOptions => ({
  from,
  to: [{ address: to.address, name: to.name ? toSingleLine(to.name) : '' }],
  subject: toSingleLine(subject),
  text,
  html,
  headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  messageId: `<${id}@${from.address.slice(from.address.indexOf('@') + 1)}>`,
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Replaces control characters and line breaks with spaces to prevent header injection. */
const toSingleLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

/** Sends mails over SMTP. */
export function createSmtpMailer(url: string, from: Sender): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  } as Parameters<typeof createTransport>[0]);
  return {
    send: async (email) => void (await transport.sendMail(toSendMailOptions(from, email))),
    close: () => transport.close(),
  };
}

/** Writes each mail into a folder as an `.eml` file. Sending the same email again replaces its file. */
export function createFileMailer(folder: string, from: Sender): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(email) {
      const { message } = await transport.sendMail(toSendMailOptions(from, email));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${email.id}.eml`);
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
    close: () => transport.close(),
  };
}
