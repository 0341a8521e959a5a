import { useT } from "../../platform/i18n.tsx";
import { Switch } from "../../ui/switch.tsx";
import { changeCheckoutDraft } from "./draft.ts";
import type { CheckoutDraft } from "./draft.ts";
import { ReceiverFields } from "./receiver-fields.tsx";

/** Edits the name and phone of a receiver other than the customer [CH-10]. */
export function ReceiverChoice({ draft, isTried }: { draft: CheckoutDraft; isTried: boolean }) {
  const t = useT();
  return (
    <>
      <Switch
        isOn={draft.isOtherReceiver}
        onChange={(isOtherReceiver) => changeCheckoutDraft({ isOtherReceiver })}
        label={t("checkout.otherReceiver")}
      />
      {draft.isOtherReceiver && <ReceiverFields draft={draft} isTried={isTried} />}
    </>
  );
}
