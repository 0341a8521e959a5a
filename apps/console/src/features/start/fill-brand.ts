import type { category } from "@dasturxon/contract/managed/categories";
import type { menuGroup } from "@dasturxon/contract/managed/menu-groups";
import type { product } from "@dasturxon/contract/managed/products";
import type { RefusalBody } from "@dasturxon/contract/refusals";
import type { StoredMenu } from "@dasturxon/domain/menu-table";
import { api, RefusalError } from "../../platform/api.ts";
import { toImportBody } from "../../parts/menu-import/import-body.ts";
import { loadAllRows } from "../../platform/load-all.ts";
import { listBrandLanguages, type StartDraft } from "./draft.ts";
import { planPastedMenu } from "./plan-pasted.ts";
import { toLogoBlob } from "./read-logo.ts";

type BrandFillDraftParts = Pick<StartDraft, "logo" | "pasted" | "opened">;

/**
 * Writes the pasted menu into the open brand. A retry writes only the dishes that the menu lacks, because an earlier
 * request may have been applied although its response was lost.
 */
export async function importPastedMenu(
  { pasted, opened }: BrandFillDraftParts,
  category: string,
): Promise<RefusalBody<string> | null> {
  if (!opened || pasted.trim() === "") return null;
  const [unread, menu] = await fetchStoredMenu();
  if (unread) return unread;
  const plan = planPastedMenu(pasted, { languages: listBrandLanguages(opened.language), category }, menu);
  if (typeof plan === "string" || plan.added.length === 0) return null;
  // The owner may have edited dishes since the request whose response was lost, so existing dishes are not changed.
  const body = toImportBody({ ...plan, changed: [] });
  const sent = { body, idempotencyKey: opened.importKey };
  const [refusal] = await api.call("POST /console/v1/menu/imports", sent);
  // The idempotency key is used only for this menu. A conflict means: an earlier request with another body was applied.
  return refusal?.code === "idempotency_conflict" ? null : refusal;
}

async function fetchStoredMenu(): Promise<[RefusalBody<string>, null] | [null, StoredMenu]> {
  try {
    const [groups, categories, products] = await Promise.all([
      loadAllRows<typeof menuGroup>("/console/v1/menu/groups"),
      loadAllRows<typeof category>("/console/v1/menu/categories"),
      loadAllRows<typeof product>("/console/v1/menu/products"),
    ]);
    return [null, { groups, categories, products }];
  } catch (error) {
    if (error instanceof RefusalError) return [error.refusal, null];
    throw error;
  }
}

/** Uploads the logo of the draft and sets it as the logo of the open brand. */
export async function uploadBrandLogo({ logo }: BrandFillDraftParts): Promise<RefusalBody<string> | null> {
  if (logo === null) return null;
  const [unsent, picture] = await api.call("POST /console/v1/pictures", { body: toLogoBlob(logo) });
  if (unsent) return unsent;
  const [unread, settings] = await api.call("GET /console/v1/settings");
  if (unread) return unread;
  const { version, look } = settings;
  const body = { version, look: { ...look, logo: picture.key } };
  return (await api.call("PUT /console/v1/settings", { body }))[0];
}
