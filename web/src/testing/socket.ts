import type { Choose, Request, Update } from '../lib/wire';

/** A socket of which the test is the other end. */
export class FakeSocket {
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.OPEN;
  sent: string[] = [];
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }

  send(text: string) {
    this.sent.push(text);
  }

  close(code = 1006, reason = '') {
    this.readyState = FakeSocket.CLOSED;
    this.onclose?.({ code, reason });
  }

  tell(update: Update) {
    this.onmessage?.({ data: JSON.stringify(update) });
  }

  get requests(): Request[] {
    return this.sent.map((text) => JSON.parse(text) as Request);
  }

  get clicks(): Choose[] {
    return this.requests.filter((request) => request.do === 'choose');
  }
}

export function newest(): FakeSocket {
  return FakeSocket.all.at(-1)!;
}
