import type { StoredStartDraft } from "@dasturxon/contract";
import { PREVIEW_HOST_LABEL, PREVIEW_PARAMETER } from "@dasturxon/domain/preview-parameter";
import { NEW_BRAND_CITIES } from "@dasturxon/domain/start-cities";
import { NEW_BRAND_OPENING_HOURS } from "@dasturxon/domain/start-draft";
import type { Database, Tx } from "../../../platform/database/index.ts";
import { type Merchant, createToken, readToken, type Refusal } from "../../../platform/http/index.ts";
import {
  createBrandUrl,
  writeBrandRows,
  type NewBrand,
  buildNewBrand,
  prepareOpenBrand,
} from "../../merchants/index.ts";
import { importMenu, type MenuImport } from "../../products/index.ts";
import { createExampleMenu, createMenuFromDescription } from "../menus/index.ts";
import { importedBrandFromStart } from "../plain-start.ts";
import { type DraftDeps, runWithDraftOfBrandPermit } from "./store-draft.ts";
import { selectPreviewedBrandStart, type BrandStartPreview, updateBrandStartPreview } from "./queries.ts";

const BRAND_START_PREVIEW_MINUTES = 10;
const DEFAULT_DELIVERY_RADIUS_METRES = 5000;
const SAMPLE_PRODUCT_PRICE = 15_000;

/**
 * Creates an address that shows the draft as a store for ten minutes. An earlier preview becomes invalid [S38, BR-5].
 */
export function previewDraft(
  deps: DraftDeps,
  { permit, publicUrl, ...preview }: BrandStartPreview & { permit: string; publicUrl: string },
): Promise<{ url: string; expiresAt: string } | Refusal<"permit_over">> {
  return runWithDraftOfBrandPermit(deps, permit, async (tx, id) => {
    const { token, tokenHash } = createToken(createPreviewBrand(id, {}, preview).id);
    const expiresAt = new Date(deps.clock.now().getTime() + BRAND_START_PREVIEW_MINUTES * 60_000);
    await updateBrandStartPreview(tx, { id, tokenHash, preview, expiresAt });
    const url = `${getPreviewOrigin(publicUrl)}/?${PREVIEW_PARAMETER}=${token}`;
    return { url, expiresAt: expiresAt.toISOString() };
  });
}

/** Returns the brand of a preview token on the preview host. The token is verified when the preview is read. */
export function readMerchantOfPreviewToken(
  publicUrl: string,
  { host, token }: { host: string; token: string },
): Merchant | null {
  const claim = host === new URL(getPreviewOrigin(publicUrl)).hostname ? readToken(token) : null;
  if (!claim) return null;
  const { merchantId: id } = claim;
  return { id, key: id, isActive: true, isDeleted: false, contentVersion: "0", isPreview: true };
}

/**
 * Runs `read` in the draft's brand. The brand is written, read and rolled back in one transaction, so that no other
 * request can see it. Null if the token is invalid or expired [S38].
 */
export async function readInPreviewBrand<T>(
  db: Database,
  { merchantId, token, now }: { merchantId: string; token: string; now: Date },
  read: (tx: Tx) => Promise<T>,
): Promise<{ found: T; framedBy: string } | null> {
  const claim = readToken(token);
  if (claim?.merchantId !== merchantId) return null;
  const { tokenHash } = claim;
  const start = await db.platform((tx) => selectPreviewedBrandStart(tx, { tokenHash, now }));
  if (!start) return null;
  const { id, preview } = start;
  const draft = start.draft ?? {};
  const brand = createPreviewBrand(id, draft, preview);
  const menu = createPreviewMenu(draft, preview);
  const found = await db.rehearse(
    brand.id,
    (tx) => prepareOpenBrand(tx, brand, now),
    async (tx) => {
      await writeBrandRows(tx, brand);
      if (menu) await importMenu(tx, { id: brand.id, key: brand.seed }, menu);
      return read(tx);
    },
  );
  return { found, framedBy: preview.framedBy };
}

/** Returns the origin of previews: the subdomain `preview.` of the platform's host. */
export const getPreviewOrigin = (publicUrl: string): string =>
  createBrandUrl(publicUrl, { key: PREVIEW_HOST_LABEL, domain: null });

/**
 * Builds a brand from a draft. Missing fields have default values. Ids are derived from the start's id, so that they
 * are equal in each preview request.
 */
function createPreviewBrand(
  seed: string,
  draft: StoredStartDraft,
  { language }: Pick<BrandStartPreview, "language">,
): NewBrand {
  const city = NEW_BRAND_CITIES.find(({ key }) => key === draft.city) ?? NEW_BRAND_CITIES[0];
  const { latitude = 0, longitude = 0 } = draft.point ?? city ?? {};
  const [opensAt = "", closesAt = ""] = (draft.hours ?? NEW_BRAND_OPENING_HOURS[0]).split("-");
  const { radius = DEFAULT_DELIVERY_RADIUS_METRES, price = SAMPLE_PRODUCT_PRICE } = draft;
  const plain = importedBrandFromStart({
    name: draft.name ?? "",
    language,
    kind: draft.kind ?? "KITCHEN",
    mainColor: draft.mainColor ?? "#0F766E",
    branch: {
      city: city?.key ?? "",
      address: draft.street ?? "",
      latitude,
      longitude,
      phone: draft.branchPhone ?? "",
      opensAt,
      closesAt,
    },
    delivery: radius === 0 ? null : { metres: radius, price },
  });
  const { rows, ...named } = buildNewBrand(plain, { currency: city?.currency ?? "UZS", seed });
  return { ...named, rows: { ...rows, settings: { ...rows.settings, logo: draft.logo ?? null } } };
}

function createPreviewMenu(
  { menu = "KIND", kind = "KITCHEN" }: StoredStartDraft,
  preview: BrandStartPreview,
): MenuImport | null {
  if (menu === "KIND") return createExampleMenu(kind);
  return menu === "PASTED" && preview.menu ? createMenuFromDescription(preview.menu, preview.language) : null;
}
