import { randomId } from "@dasturxon/contract/random-id";
import type { Refusal } from "@dasturxon/contract/refusals";
import { useRef, useState } from "react";
import { api } from "../../../platform/api.ts";
import type { bodyOf } from "../../../platform/import-body.ts";
import { partsOf, withPlaces } from "../../../platform/import-parts.ts";

export interface Written {
  /** Null: the answer to the first part was lost, so it is not known whether it was written. */
  batchId: string | null;
  added: number;
  changed: number;
  /** Rows of the parts without an answer that they were written. */
  left: number;
}
interface Held {
  parts: (ReturnType<typeof partsOf>[number] & { key: string })[];
  places: Map<string, string>;
  /** Null: no answer yet. */
  written: (Written & { batchId: string }) | null;
  done: number;
  count: number;
}
/** Times that a part is sent while the server is busy, and the pause between two, in milliseconds. */
const TRIES = 4;
const PAUSE = 1_500;

/** The server may have done a call that ended so. */
const isUnsure = ({ statusCode }: Refusal<string>) => statusCode === 0 || statusCode >= 500;

/**
 * Writes an import part by part. Each part has an idempotency key of its own, so that one whose answer was lost can be
 * sent again: with the same body, as the server refuses another one under the same key. A refusal of the first part
 * leaves the menu as it was; after a lost answer or a refusal of a later part the rest can be tried again.
 */
export function useWriting() {
  const held = useRef<Held | null>(null);
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);

  async function send({ body, key }: Held["parts"][number], { places, written }: Held) {
    const whole = { ...withPlaces(body, places), ...(written && { batchId: written.batchId }) };
    for (let tries = 1; ; tries += 1) {
      const answer = await api.call("POST /console/v1/menu/imports", { body: whole, idempotencyKey: key });
      if (answer[0]?.statusCode !== 503 || tries === TRIES) return answer;
      await new Promise((resolve) => setTimeout(resolve, PAUSE * tries));
    }
  }

  /** Sends the parts that are left. */
  async function goOn(): Promise<{ written: Written | null; refusal: Refusal<string> | null }> {
    const now = held.current;
    if (!now) return { written: null, refusal: null };
    for (let part = now.parts[0]; part; part = now.parts[0]) {
      if (now.count > part.count) setProgress({ done: now.done, count: now.count });
      const [refusal, reply] = await send(part, now);
      if (refusal) {
        setProgress(null);
        const none = { batchId: null, added: 0, changed: 0 };
        const written = now.written ?? (isUnsure(refusal) ? none : null);
        return { written: written && { ...written, left: now.count - now.done }, refusal };
      }
      for (const { key, id } of reply.places) now.places.set(key, id);
      const { added, changed } = now.written ?? { added: 0, changed: 0 };
      now.written = {
        batchId: reply.batchId,
        added: added + reply.added,
        changed: changed + reply.changed,
        left: 0,
      };
      now.done += part.count;
      now.parts.shift();
    }
    setProgress(null);
    return { written: now.written, refusal: null };
  }

  function start(body: ReturnType<typeof bodyOf>) {
    const parts = partsOf(body).map((part) => ({ ...part, key: randomId() }));
    const count = parts.reduce((sum, part) => sum + part.count, 0);
    held.current = { parts, places: new Map(), written: null, done: 0, count };
    return goOn();
  }
  return { progress, start, goOn };
}
