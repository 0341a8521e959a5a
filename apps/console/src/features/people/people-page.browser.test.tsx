import type { Person } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { expectAccessible } from "../../testing/expect-accessible.ts";
import { createFakeRefusal } from "../../testing/fake-api.ts";
import { createTestId, createServerColumns } from "../../testing/fake-rows.ts";
import { renderPage, createStaffMember } from "../../testing/render-page.tsx";
import { PeoplePage } from "./people-page.tsx";

const createPerson = (number: number, more: Partial<Person> = {}): Person => ({
  ...createServerColumns(number),
  login: `xodim-${number}`,
  name: `Temur ${number}`,
  role: "kitchen",
  branchIds: null,
  isActive: true,
  phone: null,
  hasOwnPassword: false,
  hasCome: true,
  invitedUntil: null,
  sessions: 1,
  lastSeenAt: null,
  isBelow: true,
  ...more,
});
const owner = createPerson(8, { ...createStaffMember("owner"), role: "owner", isBelow: false });
const session = {
  id: createTestId(30),
  browser: "Safari · iPhone",
  device: null,
  signedInAt: "2026-03-02T07:00:00.000Z",
  lastSeenAt: "2026-03-02T07:00:00.000Z",
  isThis: false,
};

async function openPeople(...people: Person[]) {
  let all = people;
  const rendered = await renderPage(<PeoplePage />, {
    api: {
      "GET /console/v1/people": () => all,
      "GET /console/v1/people/{id}/sessions": [],
      "PUT /console/v1/people/{id}": ({ params, body }) => {
        const before = all.find(({ id }) => id === params.id);
        if (!before) return createFakeRefusal("not_found");
        const next = { ...before, ...body, version: before.version + 1 };
        all = all.map((each) => (each === before ? next : each));
        return next;
      },
      "DELETE /console/v1/people/{id}": ({ params }) => {
        all = all.filter(({ id }) => id !== params.id);
        return { done: true };
      },
    },
  });
  const { page } = rendered;
  const findRow = (name: string) => page.getByRole("row").filter({ hasText: name });
  return { ...rendered, row: findRow };
}

test("[US-8] a new person needs a name, a login and a branch unless all are allowed, and gets a link shown once", async () => {
  const { page, t, api } = await openPeople();
  await page.getByRole("button", { name: t("people.add"), exact: true }).click();
  const drawer = page.getByRole("dialog", { name: t("people.new") });
  const invite = drawer.getByRole("button", { name: t("people.invite"), exact: true });
  await invite.click();
  await expect.element(drawer.getByText(t("field.required"))).toBeVisible();
  await expect.element(drawer.getByText(t("person.login-wrong"))).toBeVisible();
  await drawer.getByRole("textbox", { name: t("person.name") }).fill("Temur");
  await drawer.getByRole("textbox", { name: t("person.login") }).fill("oshpaz");
  await drawer.getByRole("radio", { name: t("role.kitchen"), exact: true }).click();
  await drawer.getByRole("switch", { name: t("person.all-branches") }).click({ force: true });
  await invite.click();
  await expect.element(drawer.getByText(t("person.no-branch"))).toBeVisible();
  await expectAccessible();
  await drawer.getByRole("checkbox", { name: "Chilonzor" }).click();
  api.answer({ "POST /console/v1/people": createFakeRefusal("login_taken") });
  await invite.click();
  await expect
    .element(drawer.getByRole("textbox", { name: t("person.login") }))
    .toHaveAttribute("aria-invalid", "true");
  const invitation = { token: "secret-of-the-link", expiresAt: "2027-03-02T07:00:00.000Z" };
  api.answer({ "POST /console/v1/people": { person: createPerson(2, { name: "Temur" }), invitation } });
  await invite.click();
  const link = page.getByRole("dialog", { name: t("people.link-for", { name: "Temur" }) });
  await expect
    .element(link.getByTestId("invitation-link"))
    .toMatchTextContent("/console/invitation#secret-of-the-link");
  await expectAccessible();
  await expect
    .poll(() => api.sentTo("POST /console/v1/people").at(-1))
    .toMatchObject({
      role: "kitchen",
      branchIds: [createTestId(1)],
    });
});

test("[US-8] changes a role, confirms leaving unsaved changes, and confirms the removal of a person", async () => {
  const { page, t, row } = await openPeople(createPerson(1), owner);
  await expectAccessible();
  await row("Temur 1").getByRole("button").click();
  const drawer = page.getByRole("dialog", { name: "Temur 1" });
  const save = drawer.getByRole("button", { name: t("resource.save"), exact: true });
  await expectAccessible();
  // The form is longer than the screen, but its buttons stay completely visible.
  await expect.element(save).toBeVisible();
  expect(save.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight - 8);
  await drawer.getByRole("radio", { name: t("role.courier"), exact: true }).click();
  await userEvent.keyboard("{Escape}");
  await page.getByRole("button", { name: t("resource.stay"), exact: true }).click();
  await save.click();
  await expect.element(row("Temur 1")).toMatchTextContent(t("role.courier"));
  await row("Temur 1").getByRole("button").click();
  await drawer.getByRole("button", { name: t("person.remove"), exact: true }).click();
  const question = page.getByRole("dialog", { name: t("person.remove-title", { name: "Temur 1" }) });
  await question.getByRole("button", { name: t("person.remove"), exact: true }).click();
  await expect.element(row("Temur 1")).not.toBeInTheDocument();
});

test("[US-8] an owner's own row has no buttons", async () => {
  const { page, t, row } = await openPeople(owner);
  await row(t("role.owner")).getByRole("button").click();
  await expect.element(page.getByText(t("person.yourself"))).toBeVisible();
  for (const name of ["resource.save", "person.remove"] as const)
    await expect.element(page.getByRole("button", { name: t(name), exact: true })).not.toBeInTheDocument();
});

test("[US-8, S12] lists the sessions of a person, each with its own end button; a person with a password gets no new one", async () => {
  const { page, t, api, row } = await openPeople(createPerson(1, { hasOwnPassword: true }));
  let sessions = [session];
  api.answer({
    "GET /console/v1/people/{id}/sessions": () => sessions,
    "DELETE /console/v1/people/{id}/sessions/{sessionId}": () => {
      sessions = [];
      return { done: true };
    },
  });
  await row("Temur 1").getByRole("button").click();
  const drawer = page.getByRole("dialog", { name: "Temur 1" });
  const list = drawer.getByRole("list", { name: t("person.openSessions") });
  await expect.element(list.getByRole("listitem")).toHaveLength(1);
  await expect.element(drawer.getByText(t("person.own-password"))).toBeVisible();
  await expect
    .element(drawer.getByRole("button", { name: t("person.new-password") }))
    .not.toBeInTheDocument();
  await expectAccessible();
  await list.getByRole("button", { name: new RegExp(`^${t("sessions.end")}: Safari · iPhone`) }).click();
  await expect.element(list).not.toBeInTheDocument();
  await expect
    .element(drawer.getByRole("button", { name: t("person.sign-out"), exact: true }))
    .not.toBeInTheDocument();
});

test("[US-8] the list marks people that are disabled, invited, or have an expired link", async () => {
  const { t, row } = await openPeople(
    createPerson(1, { isActive: false }),
    createPerson(2, { hasCome: false, invitedUntil: "2099-01-01T00:00:00.000Z" }),
    createPerson(3, { hasCome: false }),
  );
  await expect.element(row("Temur 1")).toMatchTextContent(t("person.blocked"));
  await expect.element(row("Temur 2")).toMatchTextContent(t("person.invited"));
  await expect.element(row("Temur 3")).toMatchTextContent(t("person.invitation-over"));
});

test("[US-8] finds a person in any spelling of the name", async () => {
  const { page, t, row } = await openPeople(
    createPerson(1, { name: "Oʻktam Йўлдошев" }),
    createPerson(2, { name: "Семён Ким" }),
  );
  const search = page.getByRole("textbox", { name: t("people.search") });
  for (const typed of ["o'ktam", "O’KTAM", "ўктам", "И\u0306ўлдош", "yoldoshev"]) {
    await search.fill(typed);
    await expect.element(row("Oʻktam")).toBeVisible();
    await expect.element(row("Семён")).not.toBeInTheDocument();
  }
  await search.fill("семен");
  await expect.element(row("Семён")).toBeVisible();
  await expect.element(row("Oʻktam")).not.toBeInTheDocument();
});
