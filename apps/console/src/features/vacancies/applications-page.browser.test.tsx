import type { VacancyApplication } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { createTestId } from "../../testing/fake-rows.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { ApplicationsPage } from "./applications-page.tsx";

const createApplication = (number: number, more: Partial<VacancyApplication> = {}): VacancyApplication => ({
  id: createTestId(number),
  vacancyId: createTestId(50),
  position: { uz: "Oshpaz" },
  name: `Malika ${number}`,
  phone: `+99890111223${number}`,
  comment: null,
  createdDate: "2026-03-02T07:00:00.000Z",
  isRepeated: false,
  ...more,
});

test("[CT-3] the office sees applications with their positions and calls back; the next page loads on request", async () => {
  const { page, t } = await renderPage(<ApplicationsPage />, {
    api: {
      "GET /console/v1/vacancy-applications": ({ query }) => ({
        content: [
          createApplication(query.page + 1, { isRepeated: query.page === 1, comment: "Ertalab qulay" }),
        ],
        page: query.page,
        size: 1,
        totalElements: 2,
        totalPages: 2,
      }),
    },
  });
  const rows = page.getByRole("listitem");
  await expect.element(rows).toHaveLength(1);
  await expect.element(rows.first()).toMatchTextContent("Oshpaz");
  await expect.element(rows.first()).toMatchTextContent("Ertalab qulay");
  await expect
    .element(rows.first().getByRole("link", { name: "+998 90 111 22 31" }))
    .toHaveAttribute("href", "tel:+998901112231");
  await expectAccessible();
  await page.getByRole("button", { name: t("resource.more") }).click();
  await expect.element(rows.last()).toMatchTextContent(t("applications.again"));
});
