import { MAX_PRODUCT_NAME_LENGTH } from "@dasturxon/contract/managed/products";
import { createCopiedName } from "@dasturxon/domain/copied-name";
import { toTextByLanguage } from "@dasturxon/domain/text";
import type { ChangeAuthor } from "../../../platform/audit/index.ts";
import type { Tx } from "../../../platform/database/index.ts";
import {
  type Http,
  isRefused,
  refuse,
  type Refusal,
  refusedFieldName,
  undoAndRefuse,
} from "../../../platform/http/index.ts";
import { newId } from "../../../platform/ids.ts";
import {
  findBindings,
  pickShownFields,
  selectManagedRows,
  writeManyRows,
} from "../../../platform/resource/index.ts";
import { changeBranchTerms } from "../branches/change-branch-terms.ts";
import { selectBranchTermsForUpdate, selectPresentBranchIds } from "../branches/queries.ts";
import { updateCopiedPictureColour } from "./queries.ts";

/** External ids of a copy, all null. A till must find only one product by an id. */
const EMPTY_EXTERNAL_IDS = {
  integrationId: null,
  posterId: null,
  posterName: null,
  posterAmount: null,
  jowiId: null,
  loinPosterId: null,
};

interface CopiedChoiceGroup {
  id: string;
  modifications: { id: string; image: string | null }[];
}

/**
 * Copies a product with its choices and branch terms. The copy has its own name and is disabled [MN-1]. Barcode,
 * external ids, stock, stops and grades are not copied. All changes are one batch of the audit.
 */
export async function copyProduct(tx: Tx, http: Http, call: ChangeAuthor, id: string) {
  const { merchantId } = call.session;
  const bound = findBindings(http).get("product");
  if (!bound) throw new Error("no handler is registered for products");
  const [original] = await selectManagedRows(tx, merchantId, bound.source, { ids: [id], branchIds: null });
  if (!original || original.isRemoved) return refuse("not_found");
  const fields = pickShownFields(bound.resource, original);
  const image = fields["image"] as string | null;
  const gallery = fields["gallery"] as string[];
  const groups = fields["modificationGroups"] as CopiedChoiceGroup[];
  const choices = groups.flatMap(({ modifications }) => modifications);
  const pictures = [image, ...gallery, ...choices.map((choice) => choice.image)];
  // The copy may use all pictures of the original product, also those in other folders.
  const pictureFolders = pictures.filter((picture) => picture !== null);
  const changer = { ...call, batchId: newId(), pictureFolders };
  const copied = {
    ...fields,
    name: createCopiedName(toTextByLanguage(fields["name"]), MAX_PRODUCT_NAME_LENGTH),
    modificationGroups: groups.map(replaceChoiceGroupIds),
    barcode: null,
    ...EMPTY_EXTERNAL_IDS,
    isActive: false,
  };
  const written = await writeManyRows(tx, bound, changer, { added: [copied] });
  if (isRefused(written)) return toCopyProductRefusal(written);
  const [copy = ""] = written.ids;
  await updateCopiedPictureColour(tx, merchantId, { from: id, to: copy });
  const refused = await copyBranchTerms(tx, changer, { from: id, to: copy });
  // The branch terms are refused only if a branch was deleted in the meantime.
  return refused ? undoAndRefuse(refuse("not_found")) : { id: copy };
}

/**
 * Returns the refusal of copying a product. An old original product may break rules that were added later. The staff
 * must correct the original first.
 */
function toCopyProductRefusal(refused: Refusal): Refusal<"bad_request"> | Refusal<"plan_limit"> {
  const field = refusedFieldName(refused);
  // Copying changes and removes nothing. Except an invalid field, the only refusal is the limit of products.
  if (field === undefined) return refused as Refusal<"plan_limit">;
  return refuse("bad_request", { field: field.replace("added.0.", ""), in: "body" });
}

const replaceChoiceGroupIds = (group: CopiedChoiceGroup): CopiedChoiceGroup => ({
  ...group,
  id: newId(),
  modifications: group.modifications.map((choice) => ({ ...choice, id: newId() })),
});

/** Copies the branch terms of a product, including those of branches that the member of staff does not work in. */
async function copyBranchTerms(tx: Tx, changer: ChangeAuthor, { from, to }: { from: string; to: string }) {
  const { merchantId } = changer.session;
  const terms = await selectBranchTermsForUpdate(tx, merchantId, [from]);
  if (terms.length === 0) return null;
  const living = await selectPresentBranchIds(
    tx,
    merchantId,
    terms.map(({ branchId }) => branchId),
  );
  const changes = terms
    .filter(({ branchId }) => living.includes(branchId))
    .map((own) => ({ ...own, productId: to, was: { isSold: true, price: null } }));
  const everywhere = { ...changer, session: { ...changer.session, branchIds: null } };
  return changes.length === 0 ? null : changeBranchTerms(tx, everywhere, changes);
}
