import { useEffect, useState, useSyncExternalStore } from "react";
import { splitDraftIntoRequests } from "./draft-calls.ts";
import { DraftAutosave } from "./draft-autosave.ts";

/** Returns the draft of a new brand from the device and the server. The URL's hash may contain a permit. */
export function useStartDraft() {
  const [keeper] = useState(() => new DraftAutosave(location.hash.slice(1) || null));
  const { draft, keeping, unsaved } = useSyncExternalStore(keeper.onChange, keeper.state);
  useEffect(() => keeper.start(), [keeper]);
  const isHeard = keeping !== "reading" && splitDraftIntoRequests(draft, unsaved).length === 0;
  return { draft, keeping, isHeard, change: keeper.change };
}
