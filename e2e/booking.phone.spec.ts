import type { Branch, Reservation, ReservationTimes } from "@dasturxon/contract";
import { callApi } from "./src/call.ts";
import type { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";
import { createTextStartPattern } from "./src/texts.ts";

const DAY_MS = 86_400_000;

const fetchReservationTimes = (guest: Guest, branch: Branch, day: string) =>
  callApi<ReservationTimes>(guest.page, `GET /orders/v1/reservations/times?branchId=${branch.id}&day=${day}`);

/** Returns a day, at least three days ahead, on which the branch takes reservations. */
async function findReservationDay(guest: Guest, branch: Branch): Promise<string> {
  for (let ahead = 3; ahead < 12; ahead += 1) {
    const day = new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
    if ((await fetchReservationTimes(guest, branch, day)).times.length > 0) return day;
  }
  throw new Error("the branch is never open");
}

/** Returns a branch that takes reservations, from the brand's branch list. */
async function fetchReservationBranch(guest: Guest): Promise<Branch> {
  const branches = await callApi<Branch[]>(guest.page, "GET /users/v1/branches/full");
  const found = branches.findLast(({ settings }) => settings.bookingEnabled);
  if (!found) throw new Error("no branch takes reservations");
  return found;
}

/** Chooses the branch, a day and a time. */
async function chooseBranchDayAndTime(
  guest: Guest,
  { branch, time }: { branch: Branch; time: string },
): Promise<string> {
  const { page, t } = guest;
  await page
    .getByText(branch.name[guest.language === "en" ? "eng" : guest.language] ?? "", { exact: true })
    .click();
  const days = page.getByRole("radiogroup", { name: t("booking.day"), exact: true });
  const day = await findReservationDay(guest, branch);
  const date = Number(day.slice(-2));
  await days
    .locator("label")
    .filter({ hasText: new RegExp(`(^|\\D)${date}\\D*$`) })
    .first()
    .click();
  await page
    .getByRole("radiogroup", { name: t("booking.time"), exact: true })
    .getByText(time, { exact: true })
    .click();
  return day;
}

test("[OR-11] a guest reserves a table, sees the staff's answer in real time, and cancels it", async ({
  guestOf,
  someStaff,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.open("/booking");
  const branch = await fetchReservationBranch(guest);
  await chooseBranchDayAndTime(guest, { branch, time: "19:00" });
  await page.getByLabel(t("booking.name"), { exact: true }).fill("Lola");
  await page.getByLabel(t("booking.phone"), { exact: true }).fill(guest.phone);
  await page.getByRole("button", { name: createTextStartPattern(t("booking.reserve")) }).click();
  await guest.signIn();
  await expect(page.getByRole("heading", { name: t("booking.mine"), level: 1 })).toBeVisible();
  await expect(page.getByText(t("booking.sent"))).toBeVisible();
  const card = page.getByRole("article").first();
  await expect(card).toContainText(t("booking.state.NEW"));

  const { id } = await callApi<{ id: string }>(page, "GET /users/v1/users/me");
  const [made] = await callApi<Reservation[]>(page, `GET /orders/v1/reservations/user/${id}`);
  const staff = await someStaff("osh");
  await staff.prove();
  await callApi(staff.page, `POST /console/v1/reservations/${made?.id}/confirm`, { version: made?.version });
  // The guest's page shows the confirmed reservation without a reload.
  await expect(card).toContainText(t("booking.state.CONFIRMED"));
  await card.getByRole("button", { name: t("booking.cancel") }).click();
  await guest
    .panel()
    .getByRole("button", { name: t("booking.cancelYes") })
    .click();
  await expect(page.getByText(t("booking.state.CANCELED"))).toBeVisible();
});
