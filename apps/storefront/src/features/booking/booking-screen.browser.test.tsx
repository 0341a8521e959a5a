import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../testing/accessible.ts";
import { signInTestCustomer } from "../../testing/customer-fixture.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { FAKE_CONNECTION_LOSS, createFakeRefusal } from "../../testing/fake-api.ts";
import type { FakeApiAnswers } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { createTestId, testBranch } from "../../testing/shop-fixture.ts";
import { BookingScreen } from "./booking-screen.tsx";

const otherBranch = {
  ...testBranch,
  id: createTestId(90),
  name: { uz: "Chilonzor", ru: "Чиланзар", eng: "Chilonzor" },
};
const branchHours = testBranch.workHours.flatMap((each) => [each, { ...each, type: "DINE_IN" as const }]);
const branches = [testBranch, otherBranch].map((each) => ({ ...each, workHours: branchHours }));

/** Returns two tables. At 19:00 none is free, at 20:00 both are. */
async function createTimesReply() {
  const { tables } = await loadExampleReply("reservationTimes");
  const freeTables = tables.map(({ id }) => id);
  return {
    tables,
    times: [
      { time: "18:00", freeTables },
      { time: "19:00", freeTables: [] },
      { time: "20:00", freeTables },
    ],
  };
}

async function renderBookingScreen(api: FakeApiAnswers = {}) {
  return renderStore(<BookingScreen signIn={({ isOpen }) => isOpen && <p>sign in first</p>} />, {
    path: "/booking",
    api: {
      "GET /users/v1/branches/full": branches,
      "GET /orders/v1/reservations/times": await createTimesReply(),
      ...api,
    },
  });
}
const findTimeRadio = (time: string) => page.getByRole("radio", { name: new RegExp(`^${time}`) });

test("[OR-11] the button names what a reservation lacks, and marks only that card until it is corrected", async () => {
  const store = await renderBookingScreen();
  await store.button("booking.lacks.branch").click();
  const where = page.getByRole("region", { name: store.t("booking.where") });
  await expect.element(where).toHaveFocus();
  await expect.element(where.getByRole("alert")).toMatchTextContent(store.t("booking.lacks.branch"));
  expect(page.getByRole("alert").elements()).toHaveLength(1);
  await expectAccessible();
  await page.getByText("Chilonzor", { exact: true }).click();
  await expect.element(page.getByRole("alert")).not.toBeInTheDocument();
  await store.button("booking.lacks.time").click();
  await page.getByText("20:00", { exact: true }).click();
  await store.button("booking.lacks.phone").click();
  await expect.element(store.text("signIn.phoneShort")).toBeVisible();
});

test("[OR-11, CH-9] an unfinished reservation survives a reload; the phone code is asked for at the end", async () => {
  const store = await renderBookingScreen();
  await page.getByText("Chilonzor", { exact: true }).click();
  await page.getByText("20:00", { exact: true }).click();
  await store.field("booking.name").fill("Lola");
  await store.field("booking.phone").fill("901234567");
  await store.reload();
  await expect.element(store.field("booking.name")).toHaveValue("Lola");
  await page.getByRole("button", { name: /20:00/ }).click();
  await expect.element(page.getByText("sign in first")).toBeVisible();
  expect(store.api.calls("POST /orders/v1/reservations")).toEqual([]);
});

test("[OR-11, CH-8] a taken time is crossed out; a reservation with a lost response says so and is sent again with its key", async () => {
  signInTestCustomer();
  const store = await renderBookingScreen({
    "POST /orders/v1/reservations": createFakeRefusal("table_taken"),
  });
  await page.getByText("Chilonzor", { exact: true }).click();
  await expect.element(findTimeRadio("19:00")).toBeDisabled();
  await page.getByText("20:00", { exact: true }).click();
  await page.getByLabelText(store.t("booking.wishLabel")).fill("By the window");
  const { tables, times } = await createTimesReply();
  store.api.answer({
    "GET /orders/v1/reservations/times": {
      tables,
      times: times.map((each) => (each.time === "20:00" ? { ...each, freeTables: [] } : each)),
    },
  });
  await page.getByRole("button", { name: /20:00/ }).click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  await expect.element(findTimeRadio("20:00")).toBeDisabled();
  await expect.element(page.getByLabelText(store.t("booking.wishLabel"))).toHaveValue("By the window");
  store.api.answer({ "POST /orders/v1/reservations": FAKE_CONNECTION_LOSS });
  await page.getByText("18:00", { exact: true }).click();
  const reserve = page.getByRole("button", { name: /18:00/ });
  await reserve.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(store.t("booking.unsure"));
  store.api.answer({
    "POST /orders/v1/reservations": await loadExampleReply("reserveTable"),
    "GET /orders/v1/reservations/user/{userId}": [],
  });
  await reserve.click();
  await expect.poll(() => store.location()).toContain("/profile/reservations?made=");
  const keys = store.api.calls("POST /orders/v1/reservations").map(({ key }) => key);
  expect(keys[1]).toBe(keys[2]);
  expect(keys[0]).not.toBe(keys[1]);
});

test("[OR-11, CH-9] a refusal after the guest left the form is told with a link back", async () => {
  signInTestCustomer();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const store = await renderBookingScreen({
    "POST /orders/v1/reservations": async () => {
      await held;
      return createFakeRefusal("table_taken");
    },
  });
  await page.getByText("Chilonzor", { exact: true }).click();
  await page.getByText("20:00", { exact: true }).click();
  await page.getByRole("button", { name: /20:00/ }).click();
  await expect.poll(() => store.api.calls("POST /orders/v1/reservations")).toHaveLength(1);
  await page.getByRole("link", { name: store.t("booking.mine") }).click();
  await expect.poll(() => store.location()).toBe("/profile/reservations");
  release();
  await store.button("booking.title").click();
  await expect.poll(() => store.location()).toBe("/booking");
});

test("[OR-11] offers the branch's phone if no table is large enough; says so if no branch takes reservations", async () => {
  const store = await renderBookingScreen({
    "GET /users/v1/branches/full": branches.slice(0, 1),
    "GET /orders/v1/reservations/times": { tables: [], times: [] },
  });
  await expect.element(page.getByRole("link", { name: store.t("booking.call") })).toBeVisible();
  store.api.answer({
    "GET /users/v1/branches/full": branches.map((each) => ({
      ...each,
      settings: { ...each.settings, bookingEnabled: false },
    })),
  });
  await store.reload();
  await expect.element(store.text("booking.nowhere")).toBeVisible();
});
