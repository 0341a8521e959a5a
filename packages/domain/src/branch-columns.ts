import { fold } from "./search-fold.ts";
import type { Text } from "./text.ts";

export interface KeptBranch {
  id: string;
  name: Text;
}

const SIGN = "costPrice@";

/** The field of a product that holds its price in one branch; empty: that of everywhere. */
export const branchPriceKey = (branchId: string) => `${SIGN}${branchId}`;

/** The branch of such a field; null: it is another. */
export const branchOfKey = (key: string): string | null =>
  key.startsWith(SIGN) ? key.slice(SIGN.length) : null;

const namesOf = ({ name }: KeptBranch) => Object.values(name).map((words) => fold(words ?? ""));

/** The branch that a head names after its `@`, by id or by a name that no other has. */
export function branchByHead(said: string, branches: readonly KeptBranch[]): KeptBranch | null {
  const id = said.trim().toLowerCase();
  const byId = branches.find((branch) => branch.id === id);
  if (byId) return byId;
  const key = fold(said);
  const named = key === "" ? [] : branches.filter((branch) => namesOf(branch).includes(key));
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** How heads name a branch: as it is called, or by its id where that says too little. */
export function branchHead(branch: KeptBranch, name: string, branches: readonly KeptBranch[]): string {
  return branchByHead(name, branches) === branch ? name : branch.id;
}
