import type { Branch, Reservation, ReservationTimes } from "@dasturxon/contract";
import { expectAccessible } from "./src/accessible.ts";
import { call } from "./src/call.ts";
import type { Guest } from "./src/guest.ts";
import { expect, test } from "./src/test.ts";
import { startOf } from "./src/texts.ts";

const DAY_MS = 86_400_000;

const timesOf = (guest: Guest, branch: Branch, day: string) =>
  call<ReservationTimes>(guest.page, `GET /orders/v1/reservations/times?branchId=${branch.id}&day=${day}`);

/** A day ahead, four or so, on which the branch serves. */
async function dayOfVisit(guest: Guest, branch: Branch): Promise<string> {
  for (let ahead = 3; ahead < 12; ahead += 1) {
    const day = new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10);
    if ((await timesOf(guest, branch, day)).times.length > 0) return day;
  }
  throw new Error("the branch is never open");
}

/** A branch that takes reservations, by the brand's own list. */
async function placeOf(guest: Guest): Promise<Branch> {
  const branches = await call<Branch[]>(guest.page, "GET /users/v1/branches/full");
  const found = branches.findLast(({ settings }) => settings.bookingEnabled);
  if (!found) throw new Error("no branch takes reservations");
  return found;
}

/** Chooses the branch, a day and a time. */
async function choose(guest: Guest, { branch, time }: { branch: Branch; time: string }): Promise<string> {
  const { page, t } = guest;
  await page
    .getByText(branch.name[guest.language === "en" ? "eng" : guest.language] ?? "", { exact: true })
    .click();
  const days = page.getByRole("radiogroup", { name: t("booking.day"), exact: true });
  const day = await dayOfVisit(guest, branch);
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

test("[OR-11] a guest reserves a table from the menu, reads the staff's answer as it comes, and gives it back", async ({
  guestOf,
  staffOf,
}) => {
  const guest = guestOf("osh", "uz");
  const { page, t } = guest;
  await guest.open();
  const branch = await placeOf(guest);
  await page
    .getByRole("link", { name: t("home.booking") })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: t("booking.title"), level: 1 })).toBeVisible();
  await page.getByRole("button", { name: t("booking.lacks.branch") }).click();
  const where = page.getByRole("region", { name: t("booking.where") });
  await expect(where).toBeFocused();
  await expect(where.getByRole("alert")).toHaveText(t("booking.lacks.branch"));
  await expect(page.getByRole("alert"), "nothing else is marked").toHaveCount(1);
  await expectAccessible(page, "a reservation without its branch");
  await choose(guest, { branch, time: "19:00" });
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expectAccessible(page, "a reservation");
  await page.getByRole("button", { name: t("booking.lacks.phone") }).click();
  await expect(page.getByText(t("signIn.phoneShort"))).toBeVisible();
  await page.getByLabel(t("booking.name"), { exact: true }).fill("Lola");
  await page.getByLabel(t("booking.phone"), { exact: true }).fill(guest.phone);
  await page.getByLabel(t("booking.wishLabel")).fill("Deraza yonida, Lola");
  // What was typed outlives a reload.
  await page.reload();
  await expect(page.getByLabel(t("booking.name"), { exact: true })).toHaveValue("Lola");
  const reserve = page.getByRole("button", { name: startOf(t("booking.reserve")) });
  await reserve.click();
  await guest.signIn();
  await expect(page.getByRole("heading", { name: t("booking.mine"), level: 1 })).toBeVisible();
  await expect(page.getByText(t("booking.sent"))).toBeVisible();
  const card = page.getByRole("article").first();
  await expect(card).toContainText(t("booking.state.NEW"));
  await expectAccessible(page, "own reservations");

  const staff = await staffOf("osh");
  await staff.page.getByRole("tab", { name: staff.t("frame.reservations") }).click();
  const row = staff.page.getByRole("listitem").filter({ hasText: "Deraza yonida, Lola" }).first();
  await row.getByRole("button", { name: staff.t("reservations.confirm") }).click();
  // Without a reload.
  await expect(card).toContainText(t("booking.state.CONFIRMED"));
  await card.getByRole("button", { name: t("booking.cancel") }).click();
  await guest
    .panel()
    .getByRole("button", { name: t("booking.cancelYes") })
    .click();
  await expect(page.getByText(t("booking.state.CANCELED"))).toBeVisible();
});

test("[OR-11] a taken time is crossed out; one that is lost on the way says so and nothing typed is lost", async ({
  guestOf,
}) => {
  const guest = guestOf("osh", "ru");
  const { page, t } = guest;
  await guest.haveAccount();
  const branch = await placeOf(guest);
  await guest.open(`/booking?branch=${branch.id}`);
  const day = await choose(guest, { branch, time: "15:00" });
  await page.getByLabel(t("booking.wishLabel")).fill("Не занимать");
  const { tables } = await timesOf(guest, branch, day);
  const table = tables.at(-1);
  await page
    .getByText(t("table.number", { number: table?.number ?? "" }))
    .first()
    .click();
  // In another tab meanwhile.
  await call<Reservation>(page, "POST /orders/v1/reservations", {
    branchId: branch.id,
    tableId: table?.id,
    chairs: 1,
    day,
    time: "15:00",
  });
  await page.getByRole("button", { name: startOf(t("booking.reserve")) }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  const time = page
    .getByRole("radiogroup", { name: t("booking.time"), exact: true })
    .getByRole("radio", { name: /^15:00/ });
  await expect(time).toBeDisabled();
  await expect(page.getByLabel(t("booking.wishLabel"))).toHaveValue("Не занимать");
  await page.context().setOffline(true);
  await page
    .getByRole("radiogroup", { name: t("booking.time"), exact: true })
    .getByText("20:00", { exact: true })
    .click();
  await page.getByRole("button", { name: startOf(t("booking.reserve")) }).click();
  await expect(page.getByRole("alert")).toContainText(t("booking.unsure"));
  await page.context().setOffline(false);
  await page.getByRole("button", { name: startOf(t("booking.reserve")) }).click();
  await expect(page.getByText(t("booking.sent"))).toBeVisible();
});

test("[BR-14] where the brand takes no reservations the page is not there, nor a way to it", async ({
  guestOf,
}) => {
  const guest = guestOf("market", "uz");
  const { page, t } = guest;
  // A shop of groceries has no tables.
  await guest.open();
  await expect(page.getByRole("link", { name: t("home.booking") })).toHaveCount(0);
  for (const path of ["/booking", "/profile/reservations"])
    expect((await page.goto(`${new URL(page.url()).origin}${path}`))?.status()).toBe(404);
});
