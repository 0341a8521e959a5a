import { Building2, House, MapPin, Pencil, Plus, Trash2 } from "lucide-react";
import { canCourierFindDoor } from "@dasturxon/domain/address";
import { chooseAddress } from "../../shop/location/choose-address.ts";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import {
  toAddressCompletePanelName,
  toAddressDeletePanelName,
  toAddressEditPanelName,
} from "../../shop/location/open-location.ts";
import { useOpenPanels } from "../../platform/panel.ts";
import { useFulfillment } from "../../shop/location/fulfillment.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { SkeletonRows } from "../../ui/skeleton.tsx";
import { EmptyState, ErrorState } from "../../ui/states.tsx";
import { useFormatSavedAddress } from "./address-text.ts";
import { useSavedAddresses } from "./saved-addresses.ts";
import type { SavedAddress } from "./saved-addresses.ts";

const SAVED_LIST_CLOSE_DELAY_MS = 100;

export interface SavedListProps {
  onChosen(): void;
}

/**
 * Renders the list of saved addresses to choose, change or delete, with its loading, empty and error states [AD-11].
 */
export function SavedAddressList({ onChosen }: SavedListProps) {
  const t = useT();
  const errorText = useErrorText();
  const { addresses, error, retry } = useSavedAddresses();
  if (!addresses && error) {
    return (
      <ErrorState
        title={t("error.load")}
        text={errorText(error)}
        action={{ label: t("action.retry"), onPress: retry }}
      />
    );
  }
  if (!addresses) return <SkeletonRows count={3} label={t("state.loading")} />;
  if (addresses.length === 0) {
    return (
      <EmptyState
        icon={<MapPin size={32} aria-hidden />}
        title={t("address.noSaved")}
        text={t("address.noSavedHint")}
      />
    );
  }
  return (
    <ul aria-label={t("address.saved")}>
      {addresses.map((address) => (
        <SavedAddressRow key={address.id} address={address} onChosen={onChosen} />
      ))}
    </ul>
  );
}

function SavedAddressRow({ address, onChosen }: { address: SavedAddress; onChosen(): void }) {
  const t = useT();
  const panels = useOpenPanels();
  const fulfillment = useFulfillment();
  const isChosen = fulfillment.serviceType !== "PICK_UP" && fulfillment.address?.id === address.id;
  const { title, notes, label } = useFormatSavedAddress()(address);

  function chooseSavedAddress() {
    // The address was saved before the house number was required. The guest adds the number, then the address is used
    // for the order.
    if (!canCourierFindDoor(address)) return panels.open(toAddressCompletePanelName(address.id));
    void chooseAddress({ ...address, entryMode: "SAVED" });
    setTimeout(onChosen, SAVED_LIST_CLOSE_DELAY_MS);
  }

  return (
    <li className="flex items-center gap-1">
      <button
        type="button"
        onClick={chooseSavedAddress}
        aria-current={isChosen || undefined}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-3 py-2 text-start"
      >
        <span
          className={`grid size-10 shrink-0 place-items-center rounded-full ${isChosen ? "bg-brand text-on-brand" : "bg-sunken text-ink-2"}`}
        >
          {address.type === "HOUSE" ? <House size={18} aria-hidden /> : <Building2 size={18} aria-hidden />}
        </span>
        <span className="min-w-0">
          <span className={`block text-body ${isChosen ? "font-bold" : ""}`}>{title}</span>
          {/* Lines break between the parts. The dot before a part that starts a line is outside the box and hidden. */}
          <span className="block overflow-hidden text-small text-ink-3">
            <span className="-ms-3 flex flex-wrap">
              {notes.map((note) => (
                <span
                  key={note}
                  className="relative ms-3 before:absolute before:-start-2 before:content-['·']"
                >
                  {`${note} `}
                </span>
              ))}
            </span>
          </span>
        </span>
      </button>
      <IconButton
        className="-me-2"
        label={t("address.edit", { name: label })}
        onClick={() => panels.open(toAddressEditPanelName(address.id))}
      >
        <Pencil size={18} aria-hidden className="text-ink-3" />
      </IconButton>
      <IconButton
        className="-me-3"
        label={t("address.delete", { name: label })}
        onClick={() => panels.open(toAddressDeletePanelName(address.id))}
      >
        <Trash2 size={19} aria-hidden className="text-ink-3" />
      </IconButton>
    </li>
  );
}

/** Renders the button that opens the map for a new address. */
export function AddAddressButton({ onPress }: { onPress(): void }) {
  const t = useT();
  return (
    <Button size="large" look="quiet" isWide onClick={onPress}>
      <Plus size={20} aria-hidden />
      {t("address.add")}
    </Button>
  );
}
