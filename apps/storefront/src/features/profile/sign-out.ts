import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../../platform/api.ts";
import { useT } from "../../platform/i18n.tsx";
import { closeSession } from "../../shop/session/session.ts";
import { toast } from "../../ui/toast.tsx";

/** Ends the session on the server and forgets the customer, the address and the order here; then it is the menu [US-5]. */
export function useSignOut(): { signOut(): Promise<void>; isBusy: boolean } {
  const t = useT();
  const navigate = useNavigate();
  const [isBusy, setIsBusy] = useState(false);

  async function signOut(): Promise<void> {
    setIsBusy(true);
    const { error } = await call("POST /users/v1/users/logout");
    setIsBusy(false);
    // Without a connection the cookie would stay: better to say so than to look signed out.
    if (error && error.statusCode !== 401) return toast({ text: t("profile.signOutFailed"), tone: "bad" });
    await navigate("/", { replace: true });
    closeSession();
    sessionStorage.clear();
  }

  return { signOut, isBusy };
}
