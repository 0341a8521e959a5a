import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { expectAccessible } from "../../testing/accessible.ts";
import { signInTestCustomer } from "../../testing/customer-fixture.ts";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { FAKE_CONNECTION_LOSS } from "../../testing/fake-api.ts";
import { renderStore } from "../../testing/render-store.tsx";
import { ReservationsScreen } from "./reservations-screen.tsx";

const CANCEL_ENDPOINT = "POST /orders/v1/reservations/{id}/cancel";
const DAY_MS = 86_400_000;

test("[OR-11] a new reservation says that it was sent; it is cancelled after a confirmation, which stays open on a failure", async () => {
  const [example] = await loadExampleReply("reservationsOf");
  if (!example) throw new Error("the example of reservations has none");
  const reservation = {
    ...example,
    startsAt: new Date(Date.now() + DAY_MS).toISOString(),
    endsAt: new Date(Date.now() + 2 * DAY_MS).toISOString(),
  };
  signInTestCustomer();
  const store = await renderStore(<ReservationsScreen />, {
    path: "/profile/reservations",
    at: [`/profile/reservations?made=${reservation.id}`],
    api: {
      "GET /orders/v1/reservations/user/{userId}": [reservation],
      [CANCEL_ENDPOINT]: FAKE_CONNECTION_LOSS,
    },
  });
  await expect.element(store.text("booking.sent")).toBeVisible();
  await expect.element(page.getByRole("article")).toMatchTextContent(store.t("booking.state.NEW"));
  await expectAccessible();
  await store.button("booking.cancel").click();
  await store.button("booking.cancelNo").click();
  await expect.element(store.panel()).not.toBeInTheDocument();
  expect(store.api.calls(CANCEL_ENDPOINT)).toEqual([]);
  await store.button("booking.cancel").click();
  await store.button("booking.cancelYes").click();
  await expect.element(page.getByRole("alert")).toBeVisible();
  store.api.answer({
    [CANCEL_ENDPOINT]: { ...reservation, version: reservation.version + 1, state: "CANCELED" },
  });
  await store.button("booking.cancelYes").click();
  await expect.element(store.panel()).not.toBeInTheDocument();
  await expect.element(store.text("booking.state.CANCELED")).toBeVisible();
});
