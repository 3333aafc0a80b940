import { createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

export interface SmtpStub {
  readonly port: number;
  /** Whole mails, headers and all, in the order in which they came. */
  readonly received: string[];
  /** Answer to the next mails: 250 takes them, anything else refuses. */
  reply: string;
  stop(): Promise<void>;
}

/** A mail server without TLS that takes any log in. */
export async function startSmtpStub(): Promise<SmtpStub> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.setEncoding('utf8'));
    let mail: string | null = null;
    let pending = '';
    socket.on('error', () => undefined);
    socket.on('data', (chunk: string) => {
      const lines = (pending + chunk).split('\r\n');
      pending = lines.pop() ?? '';
      for (const line of lines) {
        if (mail === null) {
          if (/^EHLO/i.test(line)) socket.write('250-stub\r\n250 AUTH PLAIN\r\n');
          else if (/^AUTH/i.test(line)) socket.write('235 in\r\n');
          else if (/^DATA/i.test(line)) {
            mail = '';
            socket.write('354 go on\r\n');
          } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
          else socket.write('250 ok\r\n');
        } else if (line === '.') {
          if (stub.reply.startsWith('250')) stub.received.push(mail);
          mail = null;
          socket.write(`${stub.reply}\r\n`);
        } else mail += `${line}\n`;
      }
    });
    socket.write('220 stub\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const stub: SmtpStub = {
    port: (server.address() as AddressInfo).port,
    received: [],
    reply: '250 taken',
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return stub;
}
