import type { Refusal } from "@dasturxon/contract/refusals";
import { api } from "../../platform/api.ts";
import { bodyOf } from "../../platform/import-body.ts";
import { languagesBy, type StartDraft } from "./draft.ts";
import { planPasted } from "./plan-pasted.ts";
import { logoBlob } from "./read-logo.ts";

type Filled = Pick<StartDraft, "logo" | "pasted" | "opened">;

/** Gives the open brand the menu that was pasted; the same once more writes it no second time. */
export async function fillMenu(
  { pasted, opened }: Filled,
  category: string,
): Promise<Refusal<string> | null> {
  if (!opened || pasted.trim() === "") return null;
  const plan = planPasted(pasted, { languages: languagesBy(opened.language), category });
  if (typeof plan === "string" || plan.added.length === 0) return null;
  const sent = { body: bodyOf(plan), idempotencyKey: opened.importKey };
  return (await api.call("POST /console/v1/menu/imports", sent))[0];
}

/** Gives the open brand its logo. */
export async function fillLogo({ logo }: Filled): Promise<Refusal<string> | null> {
  if (logo === null) return null;
  const [unsent, picture] = await api.call("POST /console/v1/pictures", { body: logoBlob(logo) });
  if (unsent) return unsent;
  const [unread, settings] = await api.call("GET /console/v1/settings");
  if (unread) return unread;
  const { version, look } = settings;
  const body = { version, look: { ...look, logo: picture.key } };
  return (await api.call("PUT /console/v1/settings", { body }))[0];
}
