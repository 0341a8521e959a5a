import { expect, test } from "vitest";
import { TextTooLongError, textWithin } from "./text-within.ts";

const MOST = 1000;

/** Returns a response whose body is sent in chunks of 7 bytes, so that chunks split multi-byte characters. */
function inParts(text: string): { response: Response; sent: () => number; isCancelled: () => boolean } {
  const bytes = new TextEncoder().encode(text);
  let [at, isCancelled] = [0, false];
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (at >= bytes.length) return controller.close();
        controller.enqueue(bytes.subarray(at, at + 7));
        at += 7;
      },
      cancel() {
        isCancelled = true;
      },
    },
    { highWaterMark: 0 },
  );
  return { response: new Response(stream), sent: () => at, isCancelled: () => isCancelled };
}

test("an answer of another server is limited by its bytes, not its letters", async () => {
  const fits = "ў".repeat(MOST / 2);
  expect(await textWithin(inParts(fits).response, MOST)).toBe(fits);
  await expect(textWithin(inParts(`${fits}.`).response, MOST)).rejects.toThrow(TextTooLongError);
});

test("an answer that is too long is not read to its end", async () => {
  const { response, sent, isCancelled } = inParts("a".repeat(100 * MOST));
  await expect(textWithin(response, MOST)).rejects.toThrow(TextTooLongError);
  expect(sent()).toBeLessThan(MOST + 20);
  expect(isCancelled()).toBe(true);
});

test("an answer without a body is empty, and one that ends within a letter is no other text", async () => {
  expect(await textWithin(new Response(null, { status: 204 }), MOST)).toBe("");
  expect(await textWithin(new Response(Uint8Array.of(0x61, 0xd1)), MOST)).toBe("a\ufffd");
});
