import type { StoredStartDraft } from "@dasturxon/contract";
import { MAX_DRAFT_LOGO_LENGTH, MAX_DRAFT_MENU_LENGTH } from "@dasturxon/domain/start-draft";
import { api, keepaliveApi } from "../../platform/api.ts";
import { type StoredStartDraftField, pickDraftFields, type StartDraft } from "./draft.ts";

/** Maximum request size in characters when the page closes. Browsers limit such requests to 64 KB in total. */
const MAX_KEEPALIVE_LENGTH = 20_000;

/** Draft of a permit, null if none is saved yet, and whether a person has the phone of the permit. */
export interface ReadDraft {
  draft: StoredStartDraft | null;
  isKnown: boolean;
}

/** Loads the draft of a permit. */
export async function readStoredDraft(permit: string): Promise<ReadDraft | "over" | "lost"> {
  const [refusal, reply] = await api.call("POST /onboarding/v1/draft", { body: { permit } });
  if (!refusal) return reply;
  return refusal.code === "permit_over" ? "over" : "lost";
}

/** Saves some fields of a draft on the server. */
export async function sendStoredDraft(
  permit: string,
  draft: StoredStartDraft,
): Promise<"kept" | "over" | "lost"> {
  const caller = JSON.stringify(draft).length < MAX_KEEPALIVE_LENGTH ? keepaliveApi : api;
  const [refusal] = await caller.call("PUT /onboarding/v1/draft", { body: { permit, draft } });
  if (!refusal) return "kept";
  return refusal.code === "permit_over" ? "over" : "lost";
}

/** Checks whether a field is too large for the server before the brand exists. It is then stored only on the device. */
const isFieldTooLarge = (draft: StartDraft, field: StoredStartDraftField): boolean =>
  (field === "pasted" && draft.pasted.length > MAX_DRAFT_MENU_LENGTH) ||
  (field === "logo" && (draft.logo?.length ?? 0) > MAX_DRAFT_LOGO_LENGTH);

const isLargeField = (field: StoredStartDraftField): boolean => field === "logo" || field === "pasted";

/** Splits the unsaved fields into requests. The logo and the menu are large, so each has its own request. */
export function splitDraftIntoRequests(
  draft: StartDraft,
  unsaved: readonly StoredStartDraftField[],
): Partial<StartDraft>[] {
  const fields = unsaved.filter((field) => !isFieldTooLarge(draft, field));
  const small = fields.filter((field) => !isLargeField(field));
  const parts = [small, ...fields.filter(isLargeField).map((field) => [field])].filter(
    ({ length }) => length > 0,
  );
  return parts.map((part) => pickDraftFields(draft, part));
}
