import type { CustomerDetails } from "@dasturxon/contract";
import { createRandomId } from "@dasturxon/contract/random-id";
import { useState } from "react";
import { useTranslate } from "../../platform/use-language.tsx";
import { useFormatMoney } from "../../platform/use-money.ts";
import { WholeNumberInput } from "../../ui/whole-number-input.tsx";
import { TextPromptDialog } from "../../ui/words-dialog.tsx";
import { useCustomerActions } from "./use-customers.ts";

/** Dialog that asks for the amount of cashback to give to a customer, and the reason. */
export function GrantCashbackDialog({
  customer,
  onClose,
}: {
  customer: CustomerDetails;
  onClose: () => void;
}) {
  const t = useTranslate();
  const money = useFormatMoney();
  const [amount, setAmount] = useState(0);
  // The dialog uses a single idempotency key, so that repeated presses give the cashback only once.
  const [key] = useState(() => createRandomId());
  const { grant } = useCustomerActions(customer.id);
  return (
    <TextPromptDialog
      isOpen
      title={t("customers.grant-title")}
      label={t("customers.grant-why")}
      isRequired
      isReady={amount > 0}
      confirm={amount > 0 ? t("customers.grant-sum", { sum: money(amount) }) : t("customers.grant")}
      onClose={onClose}
      onConfirm={(reason) => grant({ amount, reason }, key)}
    >
      <WholeNumberInput
        label={t("customers.grant-amount")}
        description={t("customers.grant-means")}
        value={amount}
        onChange={setAmount}
      />
    </TextPromptDialog>
  );
}
