import { useEffect, useState, useSyncExternalStore } from "react";
import { partsOf } from "./draft-calls.ts";
import { DraftKeeper } from "./keep-draft.ts";

/** The draft of a brand that begins, wherever it was told; a link of the platform's brings its permit along. */
export function useDraft() {
  const [keeper] = useState(() => new DraftKeeper(location.hash.slice(1) || null));
  const { draft, keeping, unsaved } = useSyncExternalStore(keeper.onChange, keeper.state);
  useEffect(() => keeper.start(), [keeper]);
  const isHeard = keeping !== "reading" && partsOf(draft, unsaved).length === 0;
  return { draft, keeping, isHeard, change: keeper.change };
}
