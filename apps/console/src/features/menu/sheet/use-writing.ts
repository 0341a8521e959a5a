import { createRandomId } from "@dasturxon/contract/random-id";
import type { RefusalBody } from "@dasturxon/contract/refusals";
import { useRef, useState } from "react";
import { api } from "../../../platform/api.ts";
import type { toImportBody } from "../../../parts/menu-import/import-body.ts";
import { splitImportBody, replaceTemporaryIds } from "../../../parts/menu-import/import-parts.ts";

export interface MenuImportResult {
  /**
   * Batches to undo, oldest first. Empty if the response to the first request was lost: it is unknown whether the
   * server applied it.
   */
  batchIds: readonly string[];
  added: number;
  changed: number;
  /** Number of rows in those parts of the import that the server has not confirmed. */
  left: number;
}
interface ImportState {
  parts: (ReturnType<typeof splitImportBody>[number] & { key: string })[];
  places: Map<string, string>;
  /** Totals of the parts of the import that the server confirmed. Null before the first response. */
  written: MenuImportResult | null;
  /** Id of the import batch to which the next part is added. Null: the next part starts a new batch. */
  batchId: string | null;
  /** Refusal of the next part of the import, which was not written. Null: the next part was not refused. */
  refusal: RefusalBody<string> | null;
  done: number;
  count: number;
}
/**
 * Maximum attempts to send a part while the server responds with 503, and the delay after the first attempt, in
 * milliseconds. The delay grows with each attempt.
 */
const MAX_IMPORT_SEND_ATTEMPTS = 4;
const IMPORT_RETRY_PAUSE_MS = 1_500;

/** Checks whether the server may have applied a request that failed: no response (status code 0) or a 5xx error. */
const isOutcomeUnknown = ({ statusCode }: RefusalBody<string>) => statusCode === 0 || statusCode >= 500;

/**
 * Sends an import in parts. Each part has its own idempotency key, so that it can be retried after a lost response. A
 * retry sends the same body, because the server rejects another body with the same key. If the first part is rejected,
 * the menu is unchanged. After a lost response the remaining parts can be retried. After a rejected later part the rest
 * must be planned again: `start` then continues the import with the new body.
 */
export function useMenuImportWriting() {
  const held = useRef<ImportState | null>(null);
  const [progress, setProgress] = useState<{ done: number; count: number } | null>(null);

  async function sendImportPart(
    { body, key }: ImportState["parts"][number],
    { places, batchId }: ImportState,
  ) {
    const whole = { ...replaceTemporaryIds(body, places), ...(batchId !== null && { batchId }) };
    for (let tries = 1; ; tries += 1) {
      const answer = await api.call("POST /console/v1/menu/imports", { body: whole, idempotencyKey: key });
      if (answer[0]?.statusCode !== 503 || tries === MAX_IMPORT_SEND_ATTEMPTS) return answer;
      await new Promise((resolve) => setTimeout(resolve, IMPORT_RETRY_PAUSE_MS * tries));
    }
  }

  /** Sends the parts of the import that the server has not confirmed yet. */
  async function sendRemaining(): Promise<{
    written: MenuImportResult | null;
    refusal: RefusalBody<string> | null;
  }> {
    const now = held.current;
    if (!now) return { written: null, refusal: null };
    for (let part = now.parts[0]; part; part = now.parts[0]) {
      if (now.count > part.count) setProgress({ done: now.done, count: now.count });
      const [refusal, reply] = await sendImportPart(part, now);
      now.refusal = refusal;
      if (refusal) {
        setProgress(null);
        const none = { batchIds: [], added: 0, changed: 0 };
        const written = now.written ?? (isOutcomeUnknown(refusal) ? none : null);
        return { written: written && { ...written, left: now.count - now.done }, refusal };
      }
      for (const { key, id } of reply.places) now.places.set(key, id);
      const { batchIds, added, changed } = now.written ?? { batchIds: [], added: 0, changed: 0 };
      now.batchId = reply.batchId;
      now.written = {
        batchIds: [...new Set([...batchIds, reply.batchId])],
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

  function startWriting(body: ReturnType<typeof toImportBody>) {
    const before = held.current;
    const written = before?.written ?? null;
    const parts = splitImportBody(body)
      .filter(({ count }) => count > 0 || written === null)
      .map((part) => ({ ...part, key: createRandomId() }));
    const count = parts.reduce((sum, part) => sum + part.count, 0);
    // An import batch accepts further parts for an hour, unless it is undone.
    const batchId = before?.refusal?.code === "not_found" ? null : (before?.batchId ?? null);
    held.current = {
      parts,
      places: new Map(),
      written: written && { ...written, left: 0 },
      batchId,
      refusal: null,
      done: 0,
      count,
    };
    return sendRemaining();
  }

  /** Returns the rows changed by a rejected part and the parts after it. Null if the parts can be sent as they are. */
  function listRefusedRows() {
    const { refusal = null, parts = [] } = held.current ?? {};
    return refusal && !isOutcomeUnknown(refusal) ? parts.flatMap(({ body }) => body.changed) : null;
  }
  return { progress, start: startWriting, goOn: sendRemaining, refusedRows: listRefusedRows };
}
