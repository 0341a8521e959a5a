const SYNC_MESSAGE_TYPE = 0x53; // ASCII S
const QUERY_MESSAGE_TYPE = 0x51; // ASCII Q
const TERMINATE_MESSAGE_TYPE = 0x58; // ASCII X

/**
 * Splits the byte stream of a database client into complete batches, because the engine must never wait for the rest of
 * a message. A batch ends with Sync or a simple Query, or is the startup packet.
 */
export class ProtocolMessageBatches {
  #rest: Buffer = Buffer.alloc(0);
  #isStarted = false;

  /** Adds bytes. Returns the complete batches, and whether the client has sent Terminate. */
  take(bytes: Buffer): { batches: Buffer[]; isOver: boolean } {
    this.#rest = this.#rest.length === 0 ? bytes : Buffer.concat([this.#rest, bytes]);
    const batches: Buffer[] = [];
    let from = 0;
    let at = 0;
    for (;;) {
      const end = this.#messageEnd(at);
      if (end === undefined) break;
      const type = this.#isStarted ? this.#rest[at] : undefined;
      if (type === TERMINATE_MESSAGE_TYPE) return { batches, isOver: true };
      at = end;
      if (!this.#isStarted || type === SYNC_MESSAGE_TYPE || type === QUERY_MESSAGE_TYPE) {
        batches.push(this.#rest.subarray(from, end));
        from = end;
      }
      this.#isStarted = true;
    }
    this.#rest = this.#rest.subarray(from);
    return { batches, isOver: false };
  }

  #messageEnd(at: number): number | undefined {
    const lengthAt = this.#isStarted ? at + 1 : at;
    if (this.#rest.length < lengthAt + 4) return undefined;
    const end = lengthAt + this.#rest.readUInt32BE(lengthAt);
    return this.#rest.length < end ? undefined : end;
  }
}

/** Returns whether an error in the reply has a severity after which the engine is no longer reliable. */
export function isFatalReply(reply: Uint8Array): boolean {
  const view = Buffer.from(reply.buffer, reply.byteOffset, reply.byteLength);
  let at = 0;
  while (at + 5 <= view.length) {
    const length = view.readUInt32BE(at + 1);
    if (view[at] === 0x45) {
      const text = view.toString("latin1", at + 5, Math.min(at + 40, at + 1 + length));
      if (/^S(PANIC|FATAL)\0/.test(text)) return true;
    }
    at += 1 + length;
  }
  return false;
}
