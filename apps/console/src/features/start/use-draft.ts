import { useEffect, useState, useSyncExternalStore } from "react";
import { DraftKeeper } from "./keep-draft.ts";

/** The draft of a brand that begins, wherever it was told; a link of the platform's brings its permit along. */
export function useDraft() {
  const [keeper] = useState(() => new DraftKeeper(location.hash.slice(1) || null));
  const { draft, keeping } = useSyncExternalStore(keeper.onChange, keeper.state);
  useEffect(() => keeper.start(), [keeper]);
  return { draft, keeping, change: keeper.change };
}
