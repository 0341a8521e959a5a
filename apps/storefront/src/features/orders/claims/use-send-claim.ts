import { createRandomId } from "@dasturxon/contract/random-id";
import type { ClaimReason } from "@dasturxon/domain/claim";
import { useState } from "react";
import { call } from "../../../platform/api.ts";
import type { ApiError } from "../../../platform/api.ts";
import { useErrorText } from "../../../platform/error-text.ts";
import { useT } from "../../../platform/i18n.tsx";
import { useShell } from "../../../platform/shell-provider.tsx";
import { toast } from "../../../ui/toast.tsx";
import { claimDraft, listClaimedLines } from "./claim-draft.ts";
import { claimsQuery } from "./claims-query.ts";

/** Uploads the photo of the open claim about an order. Returns false with a message if it was not saved. */
export async function sendClaimPhoto(orderId: string, photo: Blob): Promise<boolean> {
  const { error } = await call("PUT /orders/v1/orders/{id}/claims/photo", {
    path: { id: orderId },
    body: photo,
  });
  await claimsQuery.reload(orderId);
  return error === null;
}

/**
 * Sends a claim, then its photo. A lost reply is safe: the next attempt has the same key. A photo that was not saved can
 * be added again, because the claim exists.
 */
export function useSendClaim(orderId: string) {
  const t = useT();
  const errorText = useErrorText();
  const shell = useShell();
  const draft = claimDraft.use(orderId);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<ApiError | null>(null);

  /** @returns whether the order has an open claim: this one, or the one that another device has made first */
  async function sendClaim(reason: ClaimReason, photo: Blob | null): Promise<boolean> {
    const idempotencyKey = draft.key ?? createRandomId();
    claimDraft.change(orderId, { key: idempotencyKey });
    setIsBusy(true);
    setError(null);
    const { data, error: refusal } = await call("POST /orders/v1/orders/{id}/claims", {
      path: { id: orderId },
      body: { reason, lines: listClaimedLines(draft.counts ?? {}), comment: draft.comment?.trim() || null },
      idempotencyKey,
    });
    shell.haptic(data ? "success" : "error");
    if (refusal?.code === "claim_open") {
      // The order already has an open claim, which is now shown instead of the form. The entered fields remain in the
      // draft.
      await claimsQuery.reload(orderId);
      setIsBusy(false);
      void toast({ text: errorText(refusal), tone: "bad" });
      return true;
    }
    setError(refusal);
    const isPhotoLost = data !== null && photo !== null && !(await sendClaimPhoto(orderId, photo));
    setIsBusy(false);
    if (!data) return false;
    if (isPhotoLost) void toast({ text: t("claim.photoFailed"), tone: "bad" });
    claimDraft.drop();
    await claimsQuery.reload(orderId);
    return true;
  }

  return { isBusy, error, send: sendClaim };
}
