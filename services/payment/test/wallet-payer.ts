import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ThirdPartyPayment } from '@parcelway/contracts';
import { DomainError } from '@parcelway/contracts';
import type { WalletProvider } from '@parcelway/wallet-provider';
import { Providers } from '../src/provider/providers';
import { contextOf } from './payment-stack';
import type { PaymentStack } from './payment-stack';

/** A payer with a telephone, and the way on which the wallet's notices come in: the gateway's part, without it. */
export class WalletPayer {
  private constructor(
    readonly wallet: WalletProvider,
    private readonly gate: Server,
    /** Bodies of the notices that came, and what was answered. */
    readonly heard: { readonly body: string; readonly isTaken: boolean }[],
  ) {}

  static async start(stack: PaymentStack): Promise<WalletPayer> {
    const wallet = stack.running.app.get(Providers).localWallet;
    if (!wallet) throw new Error('no wallet');
    const heard: { body: string; isTaken: boolean }[] = [];
    const gate = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body = Buffer.concat(parts).toString('utf8');
        const told = stack.checkout.notify({ provider: 'wallet_qr', body }, contextOf({ kind: 'anonymous' }));
        const answer = (isTaken: boolean): void => {
          heard.push({ body, isTaken });
          response.writeHead(isTaken ? 200 : 400).end(isTaken ? 'success' : 'failure');
        };
        void told.then(
          () => answer(true),
          (error: unknown) => answer(!(error instanceof DomainError)),
        );
      });
    });
    await new Promise<void>((done) => gate.listen(0, '127.0.0.1', done));
    wallet.notices.url = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
    return new WalletPayer(wallet, gate, heard);
  }

  /** The telephone follows the code and presses a button of the page. */
  async press(payment: ThirdPartyPayment, decision: 'pay' | 'decline' | 'less'): Promise<string> {
    const answer = await fetch(`http://127.0.0.1:${this.wallet.port}/scan/${codeOf(payment)}`, {
      method: 'POST',
      body: new URLSearchParams({ decision }),
    });
    return answer.text();
  }

  /** Pays, and the notice of it comes as `course` says. */
  pay(payment: ThirdPartyPayment, course: 'once' | 'repeated' | 'never'): boolean {
    return this.wallet.decide(codeOf(payment), 'pay', course);
  }

  async stop(): Promise<void> {
    this.gate.closeAllConnections();
    await new Promise((done) => this.gate.close(done));
  }
}

/** By which the wallet knows the page of a payment. */
export const codeOf = ({ qr_code }: ThirdPartyPayment): string => qr_code.split('/').at(-1) ?? '';
