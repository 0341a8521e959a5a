import { expect, test } from "vitest";
import { ProtocolMessageBatches, isFatalReply } from "./frames.ts";

function buildFrame(type: string, body: string): Buffer {
  const text = Buffer.from(body);
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeUInt32BE(text.length + 4, 1);
  return Buffer.concat([head, text]);
}

function buildStartupPacket(): Buffer {
  const packet = Buffer.alloc(9);
  packet.writeUInt32BE(9, 0);
  packet.writeUInt32BE(196_608, 4);
  return packet;
}

test("sends messages to the engine only in complete batches, however the bytes arrive", () => {
  const query = buildFrame("Q", "select 1\0");
  const extended = Buffer.concat([
    buildFrame("P", "\0select 2\0\0\0"),
    buildFrame("B", "\0\0"),
    buildFrame("S", ""),
  ]);
  const all = Buffer.concat([buildStartupPacket(), query, extended]);
  for (const size of [1, 3, 7, all.length]) {
    const batches = new ProtocolMessageBatches();
    const out: Buffer[] = [];
    for (let at = 0; at < all.length; at += size)
      out.push(...batches.take(all.subarray(at, at + size)).batches);
    expect(out.map((batch) => batch.toString("hex"))).toEqual(
      [buildStartupPacket(), query, extended].map((batch) => batch.toString("hex")),
    );
  }
});

test("a Terminate message ends the connection", () => {
  const batches = new ProtocolMessageBatches();
  batches.take(buildStartupPacket());
  expect(batches.take(buildFrame("X", ""))).toEqual({ batches: [], isOver: true });
});

test("detects a panic or fatal error in a response, but not an ordinary error", () => {
  const row = buildFrame("D", "SPANIC\0");
  expect(
    isFatalReply(Buffer.concat([row, buildFrame("E", "SERROR\0C23505\0\0"), buildFrame("Z", "I")])),
  ).toBe(false);
  expect(isFatalReply(Buffer.concat([row, buildFrame("E", "SPANIC\0C58030\0\0")]))).toBe(true);
});
