import type { KeptDraft } from "@dasturxon/contract";
import { MAX_DRAFT_LOGO, MAX_DRAFT_MENU } from "@dasturxon/domain/start-draft";
import { api, lastingApi } from "../../platform/api.ts";
import { type KeptField, pickFields, type StartDraft } from "./draft.ts";

/** What a page that is going may still send, in characters: browsers let go 64 KB. */
const MAX_LASTING = 20_000;

/** The draft that a permit is for; null: nothing yet. */
export async function readKept(permit: string): Promise<{ draft: KeptDraft | null } | "over" | "lost"> {
  const [refusal, reply] = await api.call("POST /onboarding/v1/draft", { body: { permit } });
  if (!refusal) return reply;
  return refusal.code === "permit_over" ? "over" : "lost";
}

/** Sends some fields of a draft. */
export async function sendKept(permit: string, draft: KeptDraft): Promise<"kept" | "over" | "lost"> {
  const caller = JSON.stringify(draft).length < MAX_LASTING ? lastingApi : api;
  const [refusal] = await caller.call("PUT /onboarding/v1/draft", { body: { permit, draft } });
  if (!refusal) return "kept";
  return refusal.code === "permit_over" ? "over" : "lost";
}

/** Too much for a platform that knows nothing of the brand yet: it waits on the device alone. */
const isTooLarge = (draft: StartDraft, field: KeptField): boolean =>
  (field === "pasted" && draft.pasted.length > MAX_DRAFT_MENU) ||
  (field === "logo" && (draft.logo?.length ?? 0) > MAX_DRAFT_LOGO);

const isLarge = (field: KeptField): boolean => field === "logo" || field === "pasted";

/** What goes in one call each: a logo and a menu, which are large, by themselves. */
export function partsOf(draft: StartDraft, unsaved: readonly KeptField[]): Partial<StartDraft>[] {
  const fields = unsaved.filter((field) => !isTooLarge(draft, field));
  const small = fields.filter((field) => !isLarge(field));
  const parts = [small, ...fields.filter(isLarge).map((field) => [field])].filter(({ length }) => length > 0);
  return parts.map((part) => pickFields(draft, part));
}
