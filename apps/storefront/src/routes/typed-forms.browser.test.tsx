import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { NameForm } from "../features/group/name-form.tsx";
import { SendReceiptSheet } from "../features/orders/send-receipt-sheet.tsx";
import { NewPhoneStep } from "../features/profile/user/new-phone-step.tsx";
import { JobApplicationForm } from "../features/vacancies/application-form.tsx";
import type { MessageId } from "../platform/i18n.tsx";
import { signInTestCustomer } from "../testing/customer-fixture.ts";
import { loadExampleReply } from "../testing/example-replies.ts";
import { renderStore } from "../testing/render-store.tsx";
import { createTestId } from "../testing/shop-fixture.ts";

interface TypedForm {
  name: string;
  part(): ReactNode | Promise<ReactNode>;
  field: MessageId;
  typed: string;
  shown?: string;
}

const TYPED_PHONE = { typed: "901234567", shown: "90 123 45 67" };

// The forms for sign-in, promo code, checkout, profile, address, review and reservation are tested with their own screens.
const TYPED_FORMS: TypedForm[] = [
  {
    name: "new phone",
    part: () => <NewPhoneStep onSent={() => undefined} />,
    field: "user.phoneNew",
    ...TYPED_PHONE,
  },
  {
    name: "phone for the receipt",
    part: async () => (
      <SendReceiptSheet order={await loadExampleReply("order")} isOpen onClose={() => undefined} />
    ),
    field: "receipt.otherPhone",
    ...TYPED_PHONE,
  },
  {
    name: "application for a vacancy",
    part: () => <JobApplicationForm vacancyId={createTestId(95)} />,
    field: "vacancy.comment",
    typed: "A year",
  },
  {
    name: "name in a group",
    part: () => <NameForm about="" action="Go" onSend={() => Promise.resolve(null)} />,
    field: "group.name",
    typed: "Lola",
  },
];

test.each(TYPED_FORMS)(
  "[CH-9, US-9] input survives a reload: $name",
  async ({ part, field: id, typed, shown = typed }) => {
    signInTestCustomer();
    const store = await renderStore(await part());
    const field = page.getByRole("textbox", { name: store.t(id), exact: true });
    await field.fill(typed);
    await store.reload();
    await expect.element(field).toHaveValue(shown);
  },
);

test("[CH-9, US-9] input survives a change of the language", async () => {
  signInTestCustomer();
  const part = <JobApplicationForm vacancyId={createTestId(95)} />;
  const store = await renderStore(part);
  await store.field("vacancy.comment").fill("A year");
  const russian = await renderStore(part, { language: "ru" });
  await expect.element(russian.field("vacancy.comment")).toHaveValue("A year");
});
