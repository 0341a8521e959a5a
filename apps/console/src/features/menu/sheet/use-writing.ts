import { randomId } from "@dasturxon/contract/random-id";
import type { Refusal } from "@dasturxon/contract/refusals";
import { useRef, useState } from "react";
import { api } from "../../../platform/api.ts";
import type { bodyOf } from "../../../platform/import-body.ts";
import { partsOf, withPlaces } from "../../../platform/import-parts.ts";

export interface Written {
  /** Null: the response to the first request was lost, so it is unknown whether the server applied it. */
  batchId: string | null;
  added: number;
  changed: number;
  /** Number of rows in the parts whose import is not confirmed by a response. */
  left: number;
}
interface Held {
  parts: (ReturnType<typeof partsOf>[number] & { key: string })[];
  places: Map<string, string>;
  /** Totals of the confirmed parts. Null: no response yet. */
  written: (Written & { batchId: string }) | null;
  done: number;
  count: number;
}
/**
 * Maximum attempts to send a part while the server responds with 503, and the delay after the first attempt, in
 * milliseconds. The delay grows with each attempt.
 */
const TRIES = 4;
const PAUSE = 1_500;

/** Checks whether the server may have applied a request that failed: no response (status code 0) or a 5xx error. */
const isUnsure = ({ statusCode }: Refusal<string>) => statusCode === 0 || statusCode >= 500;

/**
 * Sends an import in parts. Each part has its own idempotency key, so that it can be retried after a lost response. A
 * retry sends the same body, because the server rejects another body with the same key. If the first part is rejected,
 * the menu is unchanged. After a lost response or a rejected later part, the remaining parts can be retried.
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

  /** Sends the remaining parts. */
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
