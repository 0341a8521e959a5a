import { expect, test } from "vitest";
import { TextTooLongError, readTextWithinLimit } from "./text-within.ts";

const MAX_BYTES = 1000;

/** Returns a response whose body is sent in chunks of 7 bytes, so that chunks split multi-byte characters. */
function createChunkedResponse(text: string): {
  response: Response;
  sent: () => number;
  isCancelled: () => boolean;
} {
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
  const fits = "ў".repeat(MAX_BYTES / 2);
  expect(await readTextWithinLimit(createChunkedResponse(fits).response, MAX_BYTES)).toBe(fits);
  await expect(readTextWithinLimit(createChunkedResponse(`${fits}.`).response, MAX_BYTES)).rejects.toThrow(
    TextTooLongError,
  );
});

test("an answer that is too long is not read to its end", async () => {
  const { response, sent, isCancelled } = createChunkedResponse("a".repeat(100 * MAX_BYTES));
  await expect(readTextWithinLimit(response, MAX_BYTES)).rejects.toThrow(TextTooLongError);
  expect(sent()).toBeLessThan(MAX_BYTES + 20);
  expect(isCancelled()).toBe(true);
});

test("an answer without a body is empty, and one that ends within a letter is no other text", async () => {
  expect(await readTextWithinLimit(new Response(null, { status: 204 }), MAX_BYTES)).toBe("");
  expect(await readTextWithinLimit(new Response(Uint8Array.of(0x61, 0xd1)), MAX_BYTES)).toBe("a\ufffd");
});
