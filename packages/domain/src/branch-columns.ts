import { fold } from "./search-fold.ts";
import type { Text } from "./text.ts";

export interface StoredBranch {
  id: string;
  name: Text;
}

const SIGN = "costPrice@";

/** Returns the key of the field with a product's price in one branch. Empty: the general price applies. */
export const branchPriceKey = (branchId: string) => `${SIGN}${branchId}`;

/** Returns the branch id of such a key, or null for other keys. */
export const branchOfKey = (key: string): string | null =>
  key.startsWith(SIGN) ? key.slice(SIGN.length) : null;

const namesOf = ({ name }: StoredBranch) => Object.values(name).map((words) => fold(words ?? ""));

/** Finds the branch named after `@` in a column header, by id or by a unique name. */
export function branchByHead(header: string, branches: readonly StoredBranch[]): StoredBranch | null {
  const id = header.trim().toLowerCase();
  const byId = branches.find((branch) => branch.id === id);
  if (byId) return byId;
  const key = fold(header);
  const named = key === "" ? [] : branches.filter((branch) => namesOf(branch).includes(key));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Returns the branch's label in column headers: its name, or its id if the name is ambiguous. */
export function branchHead(branch: StoredBranch, name: string, branches: readonly StoredBranch[]): string {
  return branchByHead(name, branches) === branch ? name : branch.id;
}
