import { afterEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { ShellProvider } from "../../platform/shell-provider.tsx";
import { openInTelegram, resetTelegram } from "../../testing/fake-telegram.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { ProfileScreen } from "./profile-screen.tsx";

afterEach(resetTelegram);

test("[UX-25] on the web the profile has the choice between light and dark", async () => {
  const { t } = await renderStore(<ProfileScreen />, { path: "/profile" });
  await expect.element(page.getByRole("radiogroup", { name: t("profile.theme") })).toBeVisible();
});

test("[UX-25] in Telegram the profile has no choice between light and dark", async () => {
  openInTelegram();
  const { t } = await renderStore(
    <ShellProvider kind="telegram">
      <ProfileScreen />
    </ShellProvider>,
    { path: "/profile" },
  );
  await expect.element(page.getByRole("main")).toBeVisible();
  await expect.element(page.getByText(t("profile.theme"), { exact: true })).not.toBeInTheDocument();
});
