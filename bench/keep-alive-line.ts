import { connect, type Socket } from "node:net";

export interface KeepAliveReply {
  status: number;
  hasRetryAfter: boolean;
  text: string;
}

const HTTP_HEAD_END = "\r\n\r\n";

/** Keep-alive connection with one request at a time. */
class KeepAliveLine {
  readonly #socket: Socket;
  #got: Buffer = Buffer.alloc(0);
  #answer: PromiseWithResolvers<KeepAliveReply> | null = null;

  constructor(port: number) {
    this.#socket = connect({ port, host: "127.0.0.1", noDelay: true });
    this.#socket.on("data", (part: Buffer) => this.#hear(part));
    this.#socket.on("error", (error) => this.#answer?.reject(error));
    this.#socket.on("close", () => this.#answer?.reject(new Error("closed")));
  }

  get isOpen(): boolean {
    return !this.#socket.destroyed && this.#socket.writable;
  }

  ask(request: Buffer): Promise<KeepAliveReply> {
    this.#answer = Promise.withResolvers<KeepAliveReply>();
    this.#socket.write(request);
    return this.#answer.promise;
  }

  end(): void {
    this.#socket.destroy();
  }

  #hear(part: Buffer): void {
    this.#got = this.#got.length === 0 ? part : Buffer.concat([this.#got, part]);
    const headEnd = this.#got.indexOf(HTTP_HEAD_END);
    if (headEnd < 0) return;
    const head = this.#got.toString("latin1", 0, headEnd);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) return this.#answer?.reject(new Error("a reply without its length"));
    const bodyStart = headEnd + HTTP_HEAD_END.length;
    const bodyEnd = bodyStart + Number(length);
    if (this.#got.length < bodyEnd) return;
    const text = this.#got.toString("utf8", bodyStart, bodyEnd);
    this.#got = Buffer.alloc(0);
    if (/\r\nconnection: close/i.test(head)) this.end();
    const status = Number(head.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length));
    this.#answer?.resolve({ status, hasRetryAfter: /\r\nretry-after:/i.test(head), text });
    this.#answer = null;
  }
}

/**
 * Sends requests over as many keep-alive connections as needed. Supports only the parts of HTTP that the benchmarks
 * need. It uses a quarter of the CPU time of `node:http`'s client, because the load generator shares the processors with
 * the measured server.
 */
export class KeepAlivePool {
  readonly #port: number;
  readonly #free: KeepAliveLine[] = [];
  readonly #all = new Set<KeepAliveLine>();

  constructor(port: number) {
    this.#port = port;
  }

  async ask(request: Buffer): Promise<KeepAliveReply> {
    let line = this.#free.pop();
    while (line && !line.isOpen) line = this.#free.pop();
    if (!line) {
      line = new KeepAliveLine(this.#port);
      this.#all.add(line);
    }
    try {
      return await line.ask(request);
    } finally {
      if (line.isOpen) this.#free.push(line);
      else this.#all.delete(line);
    }
  }

  end(): void {
    for (const line of this.#all) line.end();
  }
}

/** Returns the bytes of a request. */
export function formatHttpRequest(
  method: string,
  path: string,
  headers: Record<string, string>,
  body = Buffer.alloc(0),
): Buffer {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join("")}\r\n`), body]);
}
