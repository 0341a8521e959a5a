import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { createLazyPart, useLazyPart } from "../../platform/lazy-part.ts";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useNow } from "../../platform/use-now.ts";
import { usePauses } from "./use-pauses.ts";

const pausesPart = createLazyPart(async () => (await import("./pauses-notice.tsx")).PausesNotice);

/** Lazy-loads the notice of active pauses with its texts. Renders nothing without active pauses. */
export function LazyPausesNotice() {
  const { role } = useSignedInStaff();
  const now = useNow();
  const { data } = usePauses(mayPerformTask(role, "see_pauses"));
  const running = (data ?? []).filter(({ until }) => until === null || Date.parse(until) > now.getTime());
  const { part: PausesNotice } = useLazyPart(pausesPart, running.length > 0);
  return running.length > 0 && PausesNotice && <PausesNotice pauses={running} now={now} />;
}
