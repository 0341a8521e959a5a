import { Duplex } from "node:stream";
import { ProtocolMessageBatches } from "./frames.ts";

type DoneCallback = (error?: Error | null) => void;

/** Functions of the embedded engine that the stream of a client uses. */
export interface StreamedEngine {
  attach(stream: EngineStream): Promise<void>;
  detach(stream: EngineStream): void;
  execute(stream: EngineStream, bytes: Uint8Array): Promise<Uint8Array>;
}

/** Socket for `pg` that is connected to the embedded engine instead of a server. */
export class EngineStream extends Duplex {
  #engine: StreamedEngine;
  #batches = new ProtocolMessageBatches();

  constructor(engine: StreamedEngine) {
    super();
    this.#engine = engine;
  }

  // `pg` calls this method to connect a socket. Here it attaches the stream to the engine.
  connect(): this {
    this.#engine.attach(this).then(
      () => this.emit("connect"),
      (error: Error) => this.destroy(error),
    );
    return this;
  }

  setNoDelay(): this {
    return this;
  }

  setKeepAlive(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  override _read(): void {
    // Replies are pushed when the engine returns them.
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: DoneCallback): void {
    void this.#send(chunk, done);
  }

  override _writev(chunks: { chunk: Buffer }[], done: DoneCallback): void {
    void this.#send(Buffer.concat(chunks.map(({ chunk }) => chunk)), done);
  }

  override _final(done: DoneCallback): void {
    this.#engine.detach(this);
    this.push(null);
    done();
  }

  override _destroy(error: Error | null, done: DoneCallback): void {
    this.#engine.detach(this);
    done(error);
  }

  async #send(bytes: Buffer, done: DoneCallback): Promise<void> {
    try {
      const { batches, isOver } = this.#batches.take(bytes);
      for (const batch of batches) this.push(await this.#engine.execute(this, batch));
      if (isOver) this.#engine.detach(this);
    } catch (error) {
      return done(error instanceof Error ? error : new Error(String(error)));
    }
    return done();
  }
}
