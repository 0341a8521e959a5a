import { describe, expect, test } from "vitest";
import { deriveStableId } from "../platform/stable-id.ts";
import { hasServer } from "../testing/index.ts";
import { branchIdFromKey } from "../testing/test-shop.ts";
import { startTwoProcesses } from "../testing/two-processes.ts";

type Row = Record<string, unknown> & { version: number };

const CATEGORY_ID = deriveStableId("osh", "category", "dishes");
const SAVE_ROUNDS = 6;

/** Kinds of content: path to read and save it, body to send, and path where guests see it. */
const SAVED_CONTENT_KINDS = [
  {
    kind: "settings",
    path: "/console/v1/settings",
    body: ({ version, look }: Row, uz: string) => ({
      version,
      look: { ...(look as object), titleRight: { uz } },
    }),
    seenAt: "/support/v1/merchant/settings/web",
  },
  {
    kind: "a category",
    path: `/console/v1/menu/categories/${CATEGORY_ID}`,
    body: (row: Row, uz: string) => ({ ...row, name: { uz } }),
    seenAt: "/products/v1/overalls",
  },
  {
    kind: "a branch",
    path: `/console/v1/venue/branches/${branchIdFromKey("center")}`,
    body: (row: Row, uz: string) => ({ ...row, address: { uz } }),
    seenAt: "/users/v1/branches/full",
  },
  {
    kind: "a text",
    path: "/console/v1/policies/EXTRA",
    body: ({ version }: Row, uz: string) => ({ version, text: { uz } }),
    seenAt: "/support/v1/company/policies?policies=EXTRA",
  },
];

describe.runIf(hasServer)("two processes on one PostgreSQL", async () => {
  if (!hasServer) return;
  const { app, urls } = await startTwoProcesses();
  const token = await app.signInStaff("owner@osh");

  async function fetchJson(base: string, path: string, init: RequestInit = {}): Promise<string> {
    const headers = { "merchant-id": app.osh, "content-type": "application/json", ...init.headers };
    const reply = await fetch(`${base}/api${path}`, { ...init, headers });
    const text = await reply.text();
    expect([path, reply.status, reply.ok ? "" : text]).toEqual([path, 200, ""]);
    return text;
  }
  const asOwner = { authorization: `Bearer ${token}` };

  /**
   * Returns the current content at a path. Policies have no path of their own, so a policy is searched in the list of
   * policies.
   */
  async function fetchContent(base: string, path: string): Promise<Row> {
    const isText = path.includes("/policies/");
    const found = JSON.parse(
      await fetchJson(base, isText ? "/console/v1/policies" : path, { headers: asOwner }),
    );
    const row = isText ? found.find(({ type }: { type: string }) => path.endsWith(`/${type}`)) : found;
    const { changedAt: _at, changedBy: _by, id: _id, ...fields } = row;
    return fields;
  }

  test.each(SAVED_CONTENT_KINDS)(
    "[BR-14, MN-1] the first guest after saving $kind sees it, in both processes",
    async ({ path, body, seenAt }) => {
      for (let round = 0; round < SAVE_ROUNDS; round += 1) {
        const word = `soz ${round} ${path.length}`;
        const [saving, other] = round % 2 === 0 ? urls : [urls[1], urls[0]];
        // These requests fill the response caches of both processes with the old content.
        for (const base of [...urls, ...urls]) await fetchJson(base, seenAt);
        const row = await fetchContent(saving, path);
        const sent = { method: "PUT", headers: asOwner, body: JSON.stringify(body(row, word)) };
        await fetchJson(saving, path, sent);
        const seen = await Promise.all([fetchJson(other, seenAt), fetchJson(saving, seenAt)]);
        expect(seen.map((text) => text.includes(word))).toEqual([true, true]);
      }
    },
  );
});
