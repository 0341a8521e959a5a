import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { createFakeRefusal } from "../../../testing/fake-api.ts";
import { createTestId } from "../../../testing/fake-rows.ts";
import { renderPage, createStaffMember } from "../../../testing/render-page.tsx";
import { PairingPage } from "./pairing-page.tsx";
import { PinPage } from "./pin-page.tsx";

const TOKEN = "t".repeat(43);

test("[US-8, S12] pairs a tablet with an eight-character code; a wrong code is marked until the input changes", async () => {
  const { page, t } = await renderPage(<PairingPage />, {
    api: { "POST /console/v1/device/pairing": createFakeRefusal("pairing_over") },
  });
  const digits = page.getByRole("textbox", { name: t("pairing.code") });
  const press = page.getByRole("button", { name: t("pairing.pair"), exact: true });
  await expect.element(press).toBeDisabled();
  await digits.fill("abcd-234");
  await expect.element(press).toBeDisabled();
  await digits.fill("abcd-2345");
  await press.click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await digits.fill("abcd-2346");
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
});

test("[US-8, S12] staff sign in on a tablet with four digits, by on-screen keys or keyboard; a wrong PIN is reported and cleared", async () => {
  const { page, t, api } = await renderPage(
    <PinPage token={TOKEN} isEnded={false} onPassword={() => undefined} />,
    {
      api: {
        "POST /console/v1/device": {
          name: "Oshxona",
          brand: { uz: "Osh markazi" },
          branch: { uz: "Chilonzor" },
          people: [{ id: createTestId(8), name: "Temur", role: "kitchen" }],
        },
        "POST /console/v1/device/session": createFakeRefusal("pin_wrong"),
      },
    },
  );
  const person = page.getByRole("button", { name: /^Temur/ });
  await expect.element(person).toBeVisible();
  await person.click();
  const pin = page.getByLabelText(t("pin.label"), { exact: true });
  await expect.element(pin).toHaveFocus();
  await userEvent.keyboard("1379");
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(pin).toHaveValue("");
  api.answer({
    "POST /console/v1/device/session": {
      token: TOKEN,
      expiresAt: "2027-03-02T07:00:00.000Z",
      staff: createStaffMember("kitchen"),
    },
  });
  for (const digit of "2580") await page.getByRole("button", { name: digit, exact: true }).click();
  await expect
    .poll(() => api.sentTo("POST /console/v1/device/session").at(-1))
    .toEqual({ token: TOKEN, staffId: createTestId(8), pin: "2580" });
});
