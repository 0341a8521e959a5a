import { useBrand } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { useServiceType } from "../../shop/location/service-type.ts";
import { useOrderTable } from "../../shop/location/table.ts";
import { Stepper } from "../../ui/stepper.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { Card } from "../../ui/card.tsx";
import { changeDraft } from "./draft.ts";
import type { CheckoutDraft } from "./draft.ts";
import { OutOfStockActionFields } from "./out-of-stock-fields.tsx";

const MAX_CUTLERY = 20;
const MAX_NOTE_LENGTH = 500;

/** Edits the notes for the kitchen and the courier. */
export function NotesCard({ draft }: { draft: CheckoutDraft }) {
  const t = useT();
  const { kind } = useBrand().merchant;
  const serviceType = useServiceType();
  // Guests at a table do not choose what to do about unavailable products, because the waiter asks them.
  const isAtTable = useOrderTable() !== null;
  const isDelivery = serviceType === "DELIVERY";
  return (
    <Card id="checkout-notes" title={t("checkout.notes")}>
      {serviceType !== "DINE_IN" && kind === "RESTAURANT" && (
        <div className="flex min-h-13 flex-wrap items-center justify-between gap-x-4">
          <span className="min-w-0 text-body">{t("checkout.cutlery")}</span>
          <Stepper
            count={draft.cutlery}
            max={MAX_CUTLERY}
            onChange={(cutlery) => changeDraft({ cutlery })}
            labels={{
              less: t("stepper.less", { name: t("checkout.cutlery") }),
              more: t("stepper.more", { name: t("checkout.cutlery") }),
            }}
          />
        </div>
      )}
      {isDelivery && (
        <>
          <Switch
            isOn={draft.isLeaveAtDoor}
            onChange={(isLeaveAtDoor) => changeDraft({ isLeaveAtDoor })}
            label={t("checkout.leaveAtDoor")}
          />
          <Switch
            isOn={draft.isCallOnArrival}
            onChange={(isCallOnArrival) => changeDraft({ isCallOnArrival })}
            label={t("checkout.callOnArrival")}
          />
        </>
      )}
      {!isAtTable && <OutOfStockActionFields draft={draft} />}
      <div className="mt-2 grid gap-3">
        <TextArea
          label={t("checkout.comment")}
          name="comment"
          rows={1}
          maxLength={MAX_NOTE_LENGTH}
          placeholder={t("checkout.commentExample")}
          value={draft.comment}
          onChange={(event) => changeDraft({ comment: event.target.value })}
        />
        {isDelivery && (
          <TextArea
            label={t("checkout.courierComment")}
            name="courierComment"
            rows={1}
            maxLength={MAX_NOTE_LENGTH}
            placeholder={t("checkout.courierCommentExample")}
            value={draft.courierComment}
            onChange={(event) => changeDraft({ courierComment: event.target.value })}
          />
        )}
      </div>
    </Card>
  );
}
