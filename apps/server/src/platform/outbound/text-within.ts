/** Thrown if a body is longer than allowed. */
export class TextTooLongError extends Error {}

/**
 * Reads a response's body as UTF-8. Stops and cancels it once it has more than `most` bytes (after decompression).
 * @throws TextTooLongError
 */
export async function readTextWithinLimit({ body }: Response, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let [text, length] = ["", 0];
  for await (const part of body ?? []) {
    length += part.byteLength;
    if (length > most) throw new TextTooLongError(`the answer has more than ${most} bytes`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}
