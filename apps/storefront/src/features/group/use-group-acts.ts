import type { GroupOrder } from "@dasturxon/contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { ApiError } from "../../platform/api.ts";
import { useT } from "../../platform/i18n.tsx";
import type { JoinedGroup } from "../../shop/basket/group.ts";
import { toast } from "../../ui/toast.tsx";
import { cancelGroup, leaveGroupOnServer, reopenGroup, lockGroupForCheckout } from "./group-actions.ts";

/** Returns the actions of a group order, the action in progress, and the error of the last action. */
export function useGroupActions({ state }: GroupOrder, joined: JoinedGroup) {
  const t = useT();
  const navigate = useNavigate();
  const [busy, setBusy] = useState<"order" | "open" | "leave" | null>(null);
  const [error, setError] = useState<ApiError | null>(null);

  async function runGroupAction(
    name: NonNullable<typeof busy>,
    what: () => Promise<ApiError | null>,
  ): Promise<void> {
    setBusy(name);
    setError(await what());
    setBusy(null);
  }

  async function goToCheckout(): Promise<ApiError | null> {
    if (state === "LOCKED" && joined.orderingSince !== null) {
      await navigate("/checkout");
      return null;
    }
    const { error: refusal, missing } = await lockGroupForCheckout(joined);
    if (refusal) return refusal;
    if (missing > 0) void toast({ text: t("group.missing", { count: missing }), tone: "bad" });
    await navigate("/checkout");
    return null;
  }

  return {
    busy,
    error,
    order: () => runGroupAction("order", goToCheckout),
    openAgain: () => runGroupAction("open", () => reopenGroup(joined)),
    /** Cancels the group order if this member is the host. Otherwise leaves it. */
    leave: () =>
      runGroupAction("leave", async () => {
        const refusal = await (joined.isHost ? cancelGroup(joined) : leaveGroupOnServer(joined));
        if (!refusal) await navigate("/");
        return refusal;
      }),
  };
}
