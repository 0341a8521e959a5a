import { Plus } from "lucide-react";
import type { GroupOrder } from "@dasturxon/contract";
import { Link, useNavigate } from "react-router";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import { lazySheet } from "../../platform/lazy-sheet.tsx";
import { usePanel } from "../../platform/panel.ts";
import type { JoinedGroup } from "../../shop/basket/group.ts";
import { useCurrency } from "../../shop/brand/brand.tsx";
import { BottomBar } from "../../ui/bottom-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { Price } from "../../ui/price.tsx";
import { removeGroupFromDevice } from "./group-actions.ts";
import { useGroupActions } from "./use-group-acts.ts";

const CancelGroupSheet = lazySheet(() =>
  import("./call-off-sheet.tsx").then((module) => module.CancelGroupSheet),
);

export interface GroupActionsProps {
  group: GroupOrder;
  joined: JoinedGroup;
  /** Total of all dishes in soʻm. */
  total: number;
}

/** Renders the available actions. Host: lock, order, reopen or cancel. Guest: add dishes or leave. */
export function GroupActions({ group, joined, total }: GroupActionsProps) {
  const t = useT();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const currency = useCurrency();
  const panel = usePanel("group-call-off");
  const { busy, error, ...acts } = useGroupActions(group, joined);
  const { state } = group;
  const { isHost } = joined;
  const isOver = state !== "OPEN" && state !== "LOCKED";
  return (
    <>
      {!isOver && (
        <Button
          look="plain"
          className="text-ink-2!"
          isBusy={busy === "leave"}
          // If the group has other members, the host must confirm, so that an accidental tap does not cancel their
          // choices.
          onClick={() => (isHost && group.members.length > 1 ? panel.open() : void acts.leave())}
        >
          {t(isHost ? "group.callOff" : "group.leave")}
        </Button>
      )}
      <CancelGroupSheet
        isOpen={panel.isOpen}
        onClose={panel.close}
        onCallOff={() => {
          panel.close();
          void acts.leave();
        }}
      />
      {(isHost || state !== "LOCKED" || error) && (
        <BottomBar>
          <div className="mx-auto grid max-w-[640px] gap-2">
            {error && (
              <p role="alert" className="text-small text-bad-ink">
                {errorText(error)}
              </p>
            )}
            {isOver && (
              <Button
                size="large"
                isWide
                onClick={() => {
                  removeGroupFromDevice();
                  void navigate("/");
                }}
              >
                {t("group.done")}
              </Button>
            )}
            {isHost && !isOver && (
              <Button
                size="large"
                isWide
                isBusy={busy === "order"}
                disabled={total === 0}
                onClick={() => void acts.order()}
                className="flex-wrap justify-between! gap-x-3 gap-y-0!"
              >
                {t("group.order")}
                <Price amount={total} {...currency} />
              </Button>
            )}
            {state === "OPEN" && (
              <Link
                to="/"
                className={`flex min-h-13 items-center justify-center gap-2 rounded-control px-5 font-bold ${isHost && total > 0 ? "bg-sunken" : "bg-brand text-on-brand"}`}
              >
                <Plus size={18} aria-hidden />
                {t("group.add")}
              </Link>
            )}
            {isHost && state === "LOCKED" && (
              <Button
                look="quiet"
                size="large"
                isWide
                isBusy={busy === "open"}
                onClick={() => void acts.openAgain()}
              >
                {t("group.openAgain")}
              </Button>
            )}
          </div>
        </BottomBar>
      )}
    </>
  );
}
