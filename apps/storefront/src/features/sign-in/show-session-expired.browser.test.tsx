import { useLingui } from "@lingui/react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { useNavigate } from "react-router";
import { renderStore } from "../../testing/render-store.tsx";
import { showSessionExpired } from "./show-session-expired.ts";

function ExpireSessionButton() {
  const { i18n } = useLingui();
  const navigate = useNavigate();
  return (
    <button
      type="button"
      onClick={() => void showSessionExpired({ i18n, navigate, from: "/profile/orders" })}
    >
      end
    </button>
  );
}

test("[US-4, RT-4] an expired session is reported, with the sign-in and a return to the current page", async () => {
  const { text, button, location } = await renderStore(<ExpireSessionButton />);
  await page.getByRole("button", { name: "end", exact: true }).click();
  await expect.element(text("session.expired")).toBeVisible();
  await button("profile.signIn").click();
  await expect.poll(location).toBe("/login?return=%2Fprofile%2Forders");
});
