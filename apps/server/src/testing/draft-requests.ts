import type { ChangeDraft } from "@dasturxon/contract";
import { validRowsByResource, createValidRow } from "./good-rows.ts";
import type { TestApp } from "./test-app.ts";

const DRAFTS_PATH = "/console/v1/drafts";
type DraftReply = { id: string; publishAt: string | null; code: string; data: Record<string, unknown> };

type DraftList = { items: ChangeDraft[]; publishAt: string | null; missedAt: string | null };

/** Saves drafts and lists them as a member of staff. */
export function createDraftClient(app: TestApp, owner: string) {
  const listDrafts = async (token = owner) => (await app.call<DraftList>(DRAFTS_PATH, { token })).body;
  return {
    list: listDrafts,
    ids: async (token = owner) => (await listDrafts(token)).items.map(({ id }) => id),
    save: (body: object, token = owner) => app.call<DraftReply>(DRAFTS_PATH, { method: "PUT", token, body }),
    async dropAll() {
      for (const { id } of (await listDrafts()).items)
        await app.call(`${DRAFTS_PATH}/${id}`, { method: "DELETE", token: owner });
    },
  };
}

/** Saves a draft of a zone. @returns its id. */
export async function saveZoneDraft(app: TestApp, { zoneId, owner }: { zoneId: string; owner: string }) {
  return (await createDraftClient(app, owner).save(buildZoneDraft(zoneId))).body.id;
}

const buildZoneDraft = (entityId: string) => ({
  entity: "zone",
  entityId,
  version: 1,
  fields: { basePrice: 9_000 },
});

/** Expected responses of the calls about a draft of another branch's zone. */
export function createExpectedDraftAnswers({ zoneId, draftId }: { zoneId: string; draftId: string }) {
  const there = { params: { id: draftId } };
  return {
    drafts: [200],
    saveDraft: [404, { body: buildZoneDraft(zoneId) }],
    removeDraft: [404, there],
    keepDraft: [404, there],
    publishDrafts: [404, { body: { ids: [draftId] } }],
    scheduleDrafts: [404, { body: { ids: [draftId], publishAt: null } }],
    previewDrafts: [200],
  } satisfies Record<string, [200 | 404, object?]>;
}

/** Saves a draft of a new promo code. */
async function savePromoDraft(app: TestApp, token: string | undefined) {
  const body = await createPromoDraft(app, token);
  const reply = await app.call<{ id: string }>(DRAFTS_PATH, { method: "PUT", token, body });
  if (reply.status !== 200) throw new Error(`refused: ${JSON.stringify(reply.body)}`);
  return reply.body.id;
}

async function createPromoDraft(app: TestApp, token: string | undefined) {
  const { id, version } = await createValidRow(app, { path: "/console/v1/promos", name: "promo", token });
  return {
    entity: "promo",
    entityId: id,
    version,
    fields: { ...validRowsByResource.promo.row(), productDiscount: 35 },
  };
}

/** Valid requests for the calls about drafts. */
export function createDraftRequests(app: TestApp, ownerOf: () => string | undefined) {
  const createDraftId = () => savePromoDraft(app, ownerOf());
  return {
    saveDraft: async () => ({ body: await createPromoDraft(app, ownerOf()) }),
    removeDraft: async () => ({ params: { id: await createDraftId() } }),
    keepDraft: async () => ({ params: { id: await createDraftId() } }),
    publishDrafts: async () => ({ body: { ids: [await createDraftId()] } }),
    scheduleDrafts: async () => ({ body: { ids: [await createDraftId()], publishAt: null } }),
  };
}
