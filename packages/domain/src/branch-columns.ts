import { normalizeSearchText } from "./search-fold.ts";
import type { TextByLanguage } from "./text.ts";

export interface StoredBranch {
  id: string;
  name: TextByLanguage;
}

const BRANCH_PRICE_KEY_PREFIX = "costPrice@";

/** Returns the key of the field with a product's price in one branch. Empty: the general price applies. */
export const createBranchPriceKey = (branchId: string) => `${BRANCH_PRICE_KEY_PREFIX}${branchId}`;

/** Returns the branch id in the key of a branch price, or null for other keys. */
export const branchIdFromKey = (key: string): string | null =>
  key.startsWith(BRANCH_PRICE_KEY_PREFIX) ? key.slice(BRANCH_PRICE_KEY_PREFIX.length) : null;

const normalizeBranchNames = ({ name }: StoredBranch) =>
  Object.values(name).map((words) => normalizeSearchText(words ?? ""));

/** Finds the branch named after `@` in a column header, by id or by a unique name. */
export function findBranchByColumnHeader(
  header: string,
  branches: readonly StoredBranch[],
): StoredBranch | null {
  const id = header.trim().toLowerCase();
  const byId = branches.find((branch) => branch.id === id);
  if (byId) return byId;
  const key = normalizeSearchText(header);
  const named = key === "" ? [] : branches.filter((branch) => normalizeBranchNames(branch).includes(key));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Returns the branch's label in column headers: its name, or its id if the name is ambiguous. */
export function formatBranchColumnHeader(
  branch: StoredBranch,
  name: string,
  branches: readonly StoredBranch[],
): string {
  return findBranchByColumnHeader(name, branches) === branch ? name : branch.id;
}
