import { useEffect, useSyncExternalStore } from "react";
import { call } from "../../platform/api.ts";
import type { ApiError } from "../../platform/api.ts";
import type { Branch } from "../../platform/shapes.ts";

export interface BranchesState {
  branches: Branch[] | null;
  error: ApiError | null;
}

const EMPTY: BranchesState = { branches: null, error: null };
let state = EMPTY;
let pending: Promise<void> | null = null;
const listeners = new Set<() => void>();

/** Asks for the brand's branches once; again after a failure. */
export function loadBranches(): Promise<void> {
  if (state.branches) return Promise.resolve();
  pending ??= call("GET /users/v1/branches/full", { query: {} })
    .then(({ data, error }) => {
      state = { branches: data ?? state.branches, error };
      for (const listener of listeners) listener();
    })
    .finally(() => {
      pending = null;
    });
  return pending;
}

/** The brand's branches with hours and settings; asks for them after the first draw, if they are wanted. */
export function useBranches({ isWanted = true } = {}): BranchesState {
  useEffect(() => {
    if (isWanted) void loadBranches();
  }, [isWanted]);
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => state,
    () => EMPTY,
  );
}
