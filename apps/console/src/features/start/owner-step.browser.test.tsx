import { useState } from "react";
import { expect, test } from "vitest";
import { createFakeRefusal, type FakeAnswers } from "../../testing/fake-api.ts";
import { renderPage } from "../../testing/render-page.tsx";
import { emptyStartDraft, type StartDraft } from "./draft.ts";
import { OwnerStep } from "./owner-step.tsx";

const PHONE = "+998901234567";

function Form({ known }: { known: boolean }) {
  const [draft, setDraft] = useState<StartDraft>({
    ...emptyStartDraft,
    permit: "permit",
    phone: PHONE,
    isKnown: known,
    name: "Osh",
    address: "osh",
    street: "Bobur 7",
    ownerName: "Aziz",
  });
  return (
    <OwnerStep
      draft={draft}
      change={(more) => setDraft((former) => ({ ...former, ...more }))}
      onRefused={() => undefined}
    />
  );
}

async function openStep(known: boolean, api: FakeAnswers) {
  const shown = await renderPage(<Form known={known} />, { path: "/start", api });
  const { page, t } = shown;
  const field = (id: Parameters<typeof t>[0]) => page.getByLabelText(t(id), { exact: true });
  const press = () => page.getByRole("button", { name: t("start.open"), exact: true }).click();
  return { ...shown, field, press };
}

test("[US-8, S12] the owner of a known phone enters the existing password, and the code of the app only if it is needed", async () => {
  const { page, t, field, press, api } = await openStep(true, {
    "POST /onboarding/v1/brands": ({ body: { owner } }) => {
      if (owner.password !== "short but own")
        return createFakeRefusal("wrong_password", { field: "owner.password" });
      if (owner.code === undefined) return createFakeRefusal("second_factor_needed");
      return createFakeRefusal("second_factor_wrong", { field: "owner.code" });
    },
  });
  await expect.element(page.getByText(t("invitation.known"))).toBeVisible();
  await expect.element(page.getByRole("link", { name: t("sign-in.forgot-phone") })).toBeVisible();
  await field("invitation.own-password").fill("osh");
  await press();
  await expect.element(field("invitation.own-password")).toHaveAttribute("data-invalid", "true");
  await expect.element(field("sign-in.code")).not.toBeInTheDocument();
  await field("invitation.own-password").fill("short but own");
  await press();
  await field("sign-in.code").fill("123456");
  await press();
  await expect.element(field("sign-in.code")).toHaveAttribute("aria-invalid", "true");
  const bodies = api.sentTo("POST /onboarding/v1/brands");
  expect(bodies.map(({ owner }) => owner.code)).toEqual([undefined, undefined, "123456"]);
});

test("[US-8] the owner of a phone that became known meanwhile is asked for its password", async () => {
  const { page, t, field, press } = await openStep(false, {
    "POST /onboarding/v1/brands": createFakeRefusal("wrong_password", { field: "owner.password" }),
  });
  await expect.element(page.getByText(t("invitation.known"))).not.toBeInTheDocument();
  await field("sign-in.password").fill("bulut daryo tarvuz 17");
  await press();
  await expect.element(page.getByText(t("invitation.known"))).toBeVisible();
  await expect.element(field("invitation.own-password")).toHaveAttribute("data-invalid", "true");
});
