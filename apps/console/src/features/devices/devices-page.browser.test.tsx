import type { Device } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { createTestId } from "../../testing/fake-rows.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { DevicesPage } from "./devices-page.tsx";

const createDevice = (more: Partial<Device> = {}): Device => ({
  id: createTestId(20),
  version: 1,
  name: "Oshxona",
  branchId: null,
  pairedAt: null,
  pairedBrowser: null,
  pairedNetwork: null,
  lastSeenAt: null,
  pairingUntil: null,
  people: [],
  changedAt: "2026-03-02T07:00:00.000Z",
  changedBy: null,
  ...more,
});

test("[US-8, S12] a device needs a name and shows its code until it is paired, then the browser to confirm or remove", async () => {
  let devices: Device[] = [];
  const { page, t, api } = await renderPage(<DevicesPage />, {
    api: { "GET /console/v1/devices": () => devices },
  });
  await page.getByRole("button", { name: t("devices.add"), exact: true }).click();
  const form = page.getByRole("dialog", { name: t("devices.new") });
  const getCode = form.getByRole("button", { name: t("devices.get-code"), exact: true });
  await getCode.click();
  await expect.element(form.getByText(t("field.required"))).toBeVisible();
  await expectAccessible();
  const expiresAt = "2026-03-02T07:10:00.000Z";
  api.answer({
    "POST /console/v1/devices": ({ body }) => {
      const added = createDevice({ ...body, pairingUntil: expiresAt });
      devices = [added];
      return { device: added, pairing: { code: "ABCD2345", expiresAt } };
    },
  });
  await form.getByRole("textbox", { name: t("device.name") }).fill("Oshxona");
  await getCode.click();
  const dialog = page.getByRole("dialog", { name: t("devices.pair-name", { name: "Oshxona" }) });
  await expect.element(dialog.getByTestId("pairing-code")).toMatchTextContent("ABCD 2345");
  await expectAccessible();
  devices = [
    createDevice({ pairedAt: expiresAt, pairedBrowser: "Chrome · Android", pairedNetwork: "203.0.113.7" }),
  ];
  await expect.element(dialog.getByText(t("devices.paired")), { timeout: 10_000 }).toBeVisible();
  await expect.element(dialog.getByText("Chrome · Android · 203.0.113.7")).toBeVisible();
  await dialog.getByRole("button", { name: t("devices.wrong-one"), exact: true }).click();
  await expect
    .element(page.getByRole("dialog", { name: t("devices.remove-name", { name: "Oshxona" }) }))
    .toBeVisible();
});

test("[US-8, S12] shows the people signed in on a device and removes the device after a confirmation", async () => {
  let devices = [
    createDevice({ pairedAt: "2026-03-02T07:10:00.000Z", people: ["Temur"], branchId: createTestId(1) }),
  ];
  const { page, t } = await renderPage(<DevicesPage />, {
    api: {
      "GET /console/v1/devices": () => devices,
      "DELETE /console/v1/devices/{id}": () => {
        devices = [];
        return { done: true };
      },
    },
  });
  const row = page.getByRole("listitem");
  await expect.element(row).toMatchTextContent("Chilonzor");
  await expect.element(row).toMatchTextContent("Temur");
  await row.getByRole("button", { name: t("devices.remove-name", { name: "Oshxona" }) }).click();
  const question = page.getByRole("dialog", { name: t("devices.remove-name", { name: "Oshxona" }) });
  await expect.element(row).toBeInTheDocument();
  await question.getByRole("button", { name: t("devices.remove"), exact: true }).click();
  await expect.element(page.getByText(t("devices.none"))).toBeVisible();
});

test("[S12] the pairing dialog and the list show when a code ends, say that it ended early, and offer a new one", async () => {
  const announced = new Date(Date.now() + 10 * 60_000).toISOString();
  const shortened = new Date(Date.now() + 2 * 60_000).toISOString();
  let device = createDevice();
  const { page, t, api } = await renderPage(<DevicesPage />, {
    api: {
      "GET /console/v1/devices": () => [device],
      "POST /console/v1/devices/{id}/pairing": () => {
        device = createDevice({ pairingUntil: announced });
        return { code: "ABCD2345", expiresAt: announced };
      },
    },
  });
  const getTime = (at: string) =>
    new Intl.DateTimeFormat("ru", { timeStyle: "short", timeZone: "Asia/Tashkent" }).format(new Date(at));
  await page.getByRole("button", { name: `${t("devices.pair")}: Oshxona` }).click();
  const dialog = page.getByRole("dialog", { name: t("devices.pair-name", { name: "Oshxona" }) });
  await expect.element(dialog).toMatchTextContent(getTime(announced));
  // Wrong codes are being tried from now on.
  device = createDevice({ pairingUntil: shortened });
  await expect.element(dialog, { timeout: 10_000 }).toMatchTextContent(getTime(shortened));
  await expect
    .element(page.getByText(t("devices.waits"), { exact: false }))
    .toMatchTextContent(getTime(shortened));
  device = createDevice();
  await expect.element(dialog.getByText(t("devices.code-over-early")), { timeout: 10_000 }).toBeVisible();
  await expect.element(dialog.getByTestId("pairing-code")).not.toBeInTheDocument();
  await expectAccessible();
  await dialog.getByRole("button", { name: t("devices.get-code"), exact: true }).click();
  await expect.element(dialog.getByTestId("pairing-code")).toMatchTextContent("ABCD 2345");
  expect(api.sentTo("POST /console/v1/devices/{id}/pairing")).toHaveLength(2);
});
