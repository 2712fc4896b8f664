import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A received mail. */
export interface ReceivedMail {
  readonly from: string;
  readonly to: string;
  /** Header and body as sent, with dots unstuffed. */
  readonly raw: string;
}

/** How the server responds: at login for `reject-credentials`, to the recipient for `reject-relaying`, otherwise at the end of a mail. */
type SmtpBehavior =
  | 'accept'
  | 'reject-credentials'
  | 'reject-relaying'
  | 'reject-temporarily'
  | 'reject-permanently'
  | 'disconnect-before-accepting'
  | 'disconnect-after-accepting';

/** Starts an SMTP server (RFC 5321) that stores received mails, or fails as configured. */
export async function startFakeSmtpServer() {
  const received: ReceivedMail[] = [];
  let behavior: SmtpBehavior = 'accept';
  const sockets = new Set<Socket>();

  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined);
    let [unread, data, from, to] = ['', '', '', ''];
    let inData = false;
    const reply = (line: string) => socket.write(`${line}\r\n`);

    function finishMail(): void {
      inData = false;
      const mail = { from, to, raw: data };
      data = '';
      if (behavior === 'disconnect-before-accepting') return void socket.destroy();
      if (behavior === 'reject-temporarily') return void reply('451 Not now');
      if (behavior === 'reject-permanently') return void reply(`550 No such user ${to}`);
      received.push(mail);
      if (behavior === 'disconnect-after-accepting') return void socket.destroy();
      reply('250 Kept');
    }

    function handleLine(text: string): void {
      if (inData) {
        if (text === '.') finishMail();
        else data += `${text.startsWith('.') ? text.slice(1) : text}\r\n`;
        return;
      }
      const command = text.slice(0, 4).toUpperCase();
      if (command === 'EHLO' || command === 'HELO') reply('250-catcher\r\n250 AUTH PLAIN');
      else if (command === 'AUTH') reply(behavior === 'reject-credentials' ? '535 Denied' : '235 Fine');
      else if (command === 'MAIL') {
        from = /<(.*)>/.exec(text)?.[1] ?? '';
        reply('250 Fine');
      } else if (command === 'RCPT') {
        to = /<(.*)>/.exec(text)?.[1] ?? '';
        reply(behavior === 'reject-relaying' ? '554 5.7.1 Relay access denied' : '250 Fine');
      } else if (command === 'DATA') {
        inData = true;
        reply('354 Go on');
      } else if (command === 'QUIT') {
        reply('221 Bye');
        socket.end();
      } else reply('250 Fine');
    }

    reply('220 catcher');
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (unread + chunk).split('\r\n');
      unread = lines.pop() ?? '';
      lines.forEach(handleLine);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  return {
    url: `smtp://aera:password@127.0.0.1:${port}`,
    received,
    /** Sets the response to later logins and mails. */
    setBehavior(next: SmtpBehavior) {
      behavior = next;
    },
    /** Ends open connections, so that the next mail needs a login. */
    disconnect() {
      for (const socket of sockets) socket.destroy();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns the header fields of a mail by lower-case name, unfolded. */
export function parseHeaders(raw: string): Map<string, string> {
  const [head = ''] = raw.split('\r\n\r\n');
  const lines = head.replace(/\r\n[\t ]+/g, ' ').split('\r\n');
  return new Map(
    lines.map((text) => {
      const at = text.indexOf(':');
      return [text.slice(0, at).toLowerCase(), text.slice(at + 1).trim()];
    }),
  );
}

/** Returns the text part of a mail, with quoted-printable decoded. */
export function renderText(raw: string): string {
  const [, boundary = ''] = /boundary="?([^";\r\n]+)/.exec(raw) ?? [];
  const part = raw.split(`--${boundary}`).find((one) => /content-type: text\/plain/i.test(one)) ?? '';
  const body = part.slice(part.indexOf('\r\n\r\n') + 4);
  if (/content-transfer-encoding: base64/i.test(part)) return Buffer.from(body, 'base64').toString();
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}
