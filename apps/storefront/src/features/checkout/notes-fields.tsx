import { calculateAmountDue } from "@dasturxon/domain/tips";
import { useT } from "../../platform/i18n.tsx";
import { useServiceType } from "../../shop/location/service-type.ts";
import { useOrderTable } from "../../shop/location/table.ts";
import { Stepper } from "../../ui/stepper.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { BanknoteChoice } from "./banknote-choice.tsx";
import { changeCheckoutDraft } from "./draft.ts";
import { OutOfStockActionFields } from "./out-of-stock-fields.tsx";
import { ReceiptPhone } from "./receipt-phone.tsx";
import { useNoteFields } from "./note-fields.ts";
import type { CheckoutState } from "./use-checkout.ts";

const MAX_CUTLERY = 20;
const MAX_NOTE_LENGTH = 500;

/** Edits the extras of the order: notes for the kitchen and the courier, cutlery, change and receipt. */
export function NotesFields({ checkout, isTried }: { checkout: CheckoutState; isTried: boolean }) {
  const t = useT();
  const { draft, breakdown } = checkout;
  const { hasCutlery, hasChange } = useNoteFields(checkout);
  const isDelivery = useServiceType() === "DELIVERY";
  // Guests at a table do not choose what to do about unavailable products, because the waiter asks them.
  const isAtTable = useOrderTable() !== null;
  return (
    <>
      {hasCutlery && (
        <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4">
          <span className="min-w-0 text-body">{t("checkout.cutlery")}</span>
          <Stepper
            count={draft.cutlery}
            max={MAX_CUTLERY}
            onChange={(cutlery) => changeCheckoutDraft({ cutlery })}
            labels={{
              less: t("stepper.less", { name: t("checkout.cutlery") }),
              more: t("stepper.more", { name: t("checkout.cutlery") }),
            }}
          />
        </div>
      )}
      <div className="mt-2 mb-3 grid gap-3">
        <TextArea
          label={t("checkout.comment")}
          name="comment"
          rows={1}
          maxLength={MAX_NOTE_LENGTH}
          placeholder={t("checkout.commentExample")}
          value={draft.comment}
          onChange={(event) => changeCheckoutDraft({ comment: event.target.value })}
        />
        {isDelivery && (
          <TextArea
            label={t("checkout.courierComment")}
            name="courierComment"
            rows={1}
            maxLength={MAX_NOTE_LENGTH}
            placeholder={t("checkout.courierCommentExample")}
            value={draft.courierComment}
            onChange={(event) => changeCheckoutDraft({ courierComment: event.target.value })}
          />
        )}
      </div>
      {isDelivery && (
        <>
          <Switch
            isOn={draft.isLeaveAtDoor}
            onChange={(isLeaveAtDoor) => changeCheckoutDraft({ isLeaveAtDoor })}
            label={t("checkout.leaveAtDoor")}
          />
          <Switch
            isOn={draft.isCallOnArrival}
            onChange={(isCallOnArrival) => changeCheckoutDraft({ isCallOnArrival })}
            label={t("checkout.callOnArrival")}
          />
        </>
      )}
      {hasChange && <BanknoteChoice total={calculateAmountDue(breakdown)} chosen={draft.changeFrom} />}
      {!isAtTable && <OutOfStockActionFields draft={draft} />}
      <Switch
        isOn={draft.isReceiptWanted}
        onChange={(isReceiptWanted) => changeCheckoutDraft({ isReceiptWanted })}
        label={t("checkout.receipt")}
        note={t("checkout.receiptNote")}
      />
      {draft.isReceiptWanted && <ReceiptPhone draft={draft} isTried={isTried} />}
    </>
  );
}
