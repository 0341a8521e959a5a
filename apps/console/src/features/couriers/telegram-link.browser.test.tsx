import { courier } from "@dasturxon/contract/managed/couriers";
import { expect, test } from "vitest";
import { loadExampleReply } from "../../testing/example-replies.ts";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { createFakeRows, createTestId, createServerColumns } from "../../testing/fake-rows.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { CouriersPage } from "./couriers-page.tsx";

const COURIER_NAME = "Jasurbek Abdurahmonov";
const isTextCutOff = (element: Element) => element.scrollWidth > element.clientWidth;

test("[OR-6] gives a courier with a login a link to the bot with a full-size button on a phone; without a bot there is no link", async () => {
  const rows = createFakeRows(courier, [
    {
      ...createServerColumns(1),
      name: COURIER_NAME,
      phone: "+998901112233",
      vehicle: null,
      isActive: true,
      balance: 0,
      staffId: createTestId(5),
      user: { id: createTestId(5), name: COURIER_NAME, login: "jasurbek" },
      createdAt: null,
    },
  ]);
  const code = await loadExampleReply("giveTelegramCode");
  const { page, t, api, queries } = await renderPage(<CouriersPage />, {
    api: {
      ...rows.answers,
      "GET /console/v1/people": await loadExampleReply("people"),
      "GET /console/v1/telegram-links": { username: "osh_bot", isLinked: false, groups: [], refusals: [] },
      "POST /console/v1/telegram-links": { ...code, link: "https://t.me/osh_bot?start=3q2" },
    },
  });
  const button = page.getByRole("button", {
    name: t("courier.telegram-of", { name: COURIER_NAME }),
    exact: true,
  });
  const label = button.getByText(t("courier.telegram"));
  await expect.element(label).toBeVisible();
  expect(isTextCutOff(label.element())).toBe(false);
  expect(document.documentElement.scrollWidth).toBe(390);
  await button.click();
  const given = page.getByRole("dialog");
  await expect
    .element(given.getByTestId("courier-link"))
    .toMatchTextContent("https://t.me/osh_bot?start=3q2");
  await expectAccessible();
  await given
    .getByRole("button", { name: t("order.close"), exact: true })
    .last()
    .click();
  expect(api.sentTo("POST /console/v1/telegram-links")).toMatchObject([
    { purpose: "courier", courierId: createTestId(1) },
  ]);
  api.answer({
    "GET /console/v1/telegram-links": { username: null, isLinked: false, groups: [], refusals: [] },
  });
  await queries.invalidateQueries({ queryKey: ["telegram-links"] });
  await expect.element(button).not.toBeInTheDocument();
  await expect.element(page.getByRole("row").filter({ hasText: COURIER_NAME })).toBeVisible();
});
