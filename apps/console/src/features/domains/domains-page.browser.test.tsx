import type { BrandDomain } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { DomainsPage } from "./domains-page.tsx";

const createOwnDomain = (domain: string, more: Partial<BrandDomain> = {}): BrandDomain => ({
  domain,
  txt: { name: `_dasturxon.${domain}`, value: "dasturxon=word" },
  target: "osh.dasturxon.uz",
  isProved: false,
  isLed: false,
  checkedAt: null,
  ...more,
});

async function openDomains(role: "owner" | "manager", ...first: BrandDomain[]) {
  let domains = first;
  const changeDomain = (domain: string, more: Partial<BrandDomain>) => {
    domains = domains.map((each) => (each.domain === domain ? { ...each, ...more } : each));
    return domains.find((each) => each.domain === domain) ?? createFakeRefusal("not_found");
  };
  const rendered = await renderPage(<DomainsPage />, {
    role,
    api: {
      "GET /console/v1/domains": () => ({ hosts: ["osh.dasturxon.uz", "osh.uz"], domains }),
      "POST /console/v1/domains/{domain}/check": ({ params }) =>
        changeDomain(params.domain, { checkedAt: "2026-03-02T07:00:00.000Z" }),
      "DELETE /console/v1/domains/{domain}": ({ params }) => {
        domains = domains.filter(({ domain }) => domain !== params.domain);
        return { done: true };
      },
      "POST /console/v1/domains": ({ body }) => {
        const added = createOwnDomain(body.domain);
        domains = [...domains, added];
        return added;
      },
    },
  });
  const { page, t } = rendered;
  const findRow = (text: string) => page.getByRole("listitem").filter({ hasText: text });
  const findButton = (name: "domains.check" | "domains.remove", domain: string) =>
    page.getByRole("button", { name: `${t(name)}: ${domain}`, exact: true });
  return { ...rendered, row: findRow, button: findButton };
}

test("[BR-2, S39] shows an owner the store's address and the reason at the field when a domain is refused", async () => {
  const { page, t, api, row } = await openDomains("owner");
  await expect.element(row(t("domains.main"))).toMatchTextContent("osh.dasturxon.uz");
  await expect.element(page.getByText(t("domains.main"), { exact: true })).toHaveLength(1);
  const field = page.getByRole("textbox", { name: t("domains.new") });
  const add = page.getByRole("button", { name: t("domains.add"), exact: true });
  await expect.element(add).toBeDisabled();
  api.answer({ "POST /console/v1/domains": createFakeRefusal("host_taken", { field: "domain" }) });
  await field.fill("osh.example.uz");
  await add.click();
  await expect.element(field).toHaveAttribute("aria-invalid", "true");
  await expect.element(page.getByText(t("domains.malformed"))).not.toBeInTheDocument();
  api.answer({ "POST /console/v1/domains": createFakeRefusal("host_reserved") });
  await field.fill("printer.local");
  await add.click();
  await expect.element(page.getByText(t("domains.malformed"))).toBeVisible();
  await expectAccessible();
});

test("[BR-2, S39] a requested domain shows its DNS record and the failed check, and is removed by one click", async () => {
  const { page, t, row, button } = await openDomains("owner");
  const field = page.getByRole("textbox", { name: t("domains.new") });
  await field.fill("oshxona.uz");
  await page.getByRole("button", { name: t("domains.add"), exact: true }).click();
  const added = row("_dasturxon.oshxona.uz");
  await expect.element(added).toMatchTextContent(t("domains.WAITING"));
  await expect.element(added).toMatchTextContent("dasturxon=word");
  await expect.element(field).toHaveValue("");
  await expect.element(added).not.toMatchTextContent(t("domains.not-seen"));
  await button("domains.check", "oshxona.uz").click();
  await expect.element(added).toMatchTextContent(t("domains.not-seen"));
  await expectAccessible();
  await button("domains.remove", "oshxona.uz").click();
  await expect.element(added).not.toBeInTheDocument();
});

test("[BR-2] removes a domain in use only after a confirmation", async () => {
  const { page, t, row, button } = await openDomains(
    "owner",
    createOwnDomain("oshxona.uz", { isProved: true, isLed: true }),
  );
  await expect.element(row("oshxona.uz")).toMatchTextContent(t("domains.SERVED"));
  await expect.element(row("oshxona.uz")).not.toMatchTextContent("TXT");
  await button("domains.remove", "oshxona.uz").click();
  const question = page.getByRole("dialog", { name: t("domains.remove-ask", { domain: "oshxona.uz" }) });
  await expect.element(question).toBeVisible();
  await expect.element(row("oshxona.uz")).toBeInTheDocument();
  await question.getByRole("button", { name: t("domains.remove"), exact: true }).click();
  await expect.element(row("oshxona.uz")).not.toBeInTheDocument();
});

test("[US-8] shows a manager the store's address without any buttons", async () => {
  const { page, t, row } = await openDomains("manager", createOwnDomain("oshxona.uz"));
  await expect.element(row("_dasturxon.oshxona.uz")).toBeVisible();
  await expect.element(page.getByText(t("domains.owner-only"))).toBeVisible();
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});
