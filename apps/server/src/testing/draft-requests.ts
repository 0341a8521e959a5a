import type { Draft } from "@dasturxon/contract";
import { madeRow } from "./good-rows.ts";
import type { TestApp } from "./test-app.ts";

const PATH = "/console/v1/drafts";
type Reply = { id: string; publishAt: string | null; code: string; data: Record<string, unknown> };

/** Calls about drafts, as somebody of the staff makes them. */
export function draftsOf(app: TestApp, owner: string) {
  const send = (path: string, method: "GET" | "POST" | "PUT" | "DELETE", body?: object, token = owner) =>
    app.call<Reply>(`${PATH}${path}`, { method, token, ...(body && { body }) });
  const list = async (token = owner) =>
    (await app.call<{ items: Draft[]; publishAt: string | null; missedAt: string | null }>(PATH, { token }))
      .body;
  return {
    list,
    save: (body: object, token?: string) => send("", "PUT", body, token),
    remove: (id: string, token?: string) => send(`/${id}`, "DELETE", undefined, token),
    keep: (id: string, token?: string) => send(`/${id}/keep`, "POST", undefined, token),
    publish: (ids: string[], token?: string) =>
      app.call<{ published: number; batchId: string; code: string; data: { drafts: object[] } }>(
        `${PATH}/publish`,
        { token: token ?? owner, body: { ids } },
      ),
    schedule: (ids: string[], publishAt: string | null, token?: string) =>
      send("/moment", "PUT", { ids, publishAt }, token),
    preview: (token = owner) =>
      app.call<{ url: string; code: string }>(`${PATH}/preview`, { method: "POST", token }),
    ids: async (token = owner) => (await list(token)).items.map(({ id }) => id),
  };
}

/** A draft of a new promo. */
async function madeDraft(app: TestApp, token: string | undefined) {
  const body = await promoDraft(app, token);
  const reply = await app.call<{ id: string }>(PATH, { method: "PUT", token, body });
  if (reply.status !== 200) throw new Error(`refused: ${JSON.stringify(reply.body)}`);
  return reply.body.id;
}

async function promoDraft(app: TestApp, token: string | undefined) {
  const { id, version } = await madeRow(app, { path: "/console/v1/promos", name: "promo", token });
  return { entity: "promo", entityId: id, version, fields: { productDiscount: 35 } };
}

/** Good requests to the calls about drafts. */
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
