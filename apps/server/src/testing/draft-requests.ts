import type { Draft } from "@dasturxon/contract";
import { goodRows, madeRow } from "./good-rows.ts";
import type { TestApp } from "./test-app.ts";

const PATH = "/console/v1/drafts";
type Reply = { id: string; publishAt: string | null; code: string; data: Record<string, unknown> };

type List = { items: Draft[]; publishAt: string | null; missedAt: string | null };

/** Saves drafts and lists them as a member of staff. */
export function draftsOf(app: TestApp, owner: string) {
  const list = async (token = owner) => (await app.call<List>(PATH, { token })).body;
  return {
    list,
    ids: async (token = owner) => (await list(token)).items.map(({ id }) => id),
    save: (body: object, token = owner) => app.call<Reply>(PATH, { method: "PUT", token, body }),
    async dropAll() {
      for (const { id } of (await list()).items)
        await app.call(`${PATH}/${id}`, { method: "DELETE", token: owner });
    },
  };
}

/** Saves a draft of a zone. @returns its id. */
export async function draftOfZone(app: TestApp, { zoneId, owner }: { zoneId: string; owner: string }) {
  return (await draftsOf(app, owner).save(zoneDraft(zoneId))).body.id;
}

const zoneDraft = (entityId: string) => ({
  entity: "zone",
  entityId,
  version: 1,
  fields: { basePrice: 9_000 },
});

/** Expected responses of the calls about a draft of another branch's zone. */
export function draftReach({ zoneId, draftId }: { zoneId: string; draftId: string }) {
  const there = { params: { id: draftId } };
  return {
    drafts: [200],
    saveDraft: [404, { body: zoneDraft(zoneId) }],
    removeDraft: [404, there],
    keepDraft: [404, there],
    publishDrafts: [404, { body: { ids: [draftId] } }],
    scheduleDrafts: [404, { body: { ids: [draftId], publishAt: null } }],
    previewDrafts: [200],
  } satisfies Record<string, [200 | 404, object?]>;
}

/** Saves a draft of a new promo code. */
async function madeDraft(app: TestApp, token: string | undefined) {
  const body = await promoDraft(app, token);
  const reply = await app.call<{ id: string }>(PATH, { method: "PUT", token, body });
  if (reply.status !== 200) throw new Error(`refused: ${JSON.stringify(reply.body)}`);
  return reply.body.id;
}

async function promoDraft(app: TestApp, token: string | undefined) {
  const { id, version } = await madeRow(app, { path: "/console/v1/promos", name: "promo", token });
  return { entity: "promo", entityId: id, version, fields: { ...goodRows.promo.row(), productDiscount: 35 } };
}

/** Valid requests for the calls about drafts. */
export function draftRequests(app: TestApp, ownerOf: () => string | undefined) {
  const made = () => madeDraft(app, ownerOf());
  return {
    saveDraft: async () => ({ body: await promoDraft(app, ownerOf()) }),
    removeDraft: async () => ({ params: { id: await made() } }),
    keepDraft: async () => ({ params: { id: await made() } }),
    publishDrafts: async () => ({ body: { ids: [await made()] } }),
    scheduleDrafts: async () => ({ body: { ids: [await made()], publishAt: null } }),
  };
}
