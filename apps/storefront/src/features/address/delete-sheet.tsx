import { useState } from "react";
import { useErrorText } from "../../platform/error-text.ts";
import { useT } from "../../platform/i18n.tsx";
import {
  findOpenedLocationId,
  toAddressDeletePanelName,
  LOCATION_PANELS,
} from "../../shop/location/open-location.ts";
import { useOpenPanels } from "../../platform/panel.ts";
import { fulfillmentStore } from "../../shop/location/fulfillment.ts";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { toast } from "../../ui/toast.tsx";
import { useFormatSavedAddress } from "./address-text.ts";
import { deleteAddress, useSavedAddresses } from "./saved-addresses.ts";
import { DottedTexts } from "../../ui/dotted-texts.tsx";

/**
 * Renders the confirmation before an address is deleted, with its name and description. Deleting the address of the
 * order opens the map [AD-11].
 */
export function DeleteAddressSheet() {
  const t = useT();
  const errorText = useErrorText();
  const panels = useOpenPanels();
  const id = findOpenedLocationId(panels.panels, "delete");
  const { addresses } = useSavedAddresses();
  const found = addresses?.find((address) => address.id === id) ?? null;
  // Preserves the text while the closing animation runs.
  const [shown, setShown] = useState(found);
  if (found && found !== shown) setShown(found);
  const addressWords = useFormatSavedAddress();
  const words = shown && addressWords(shown);
  const closeSheet = () => id && panels.close(toAddressDeletePanelName(id));

  function deleteOpenedAddress() {
    if (!id) return;
    const isOrders = fulfillmentStore.get().address?.id === id;
    void deleteAddress(id, (error) => void toast({ text: errorText(error), tone: "bad" }));
    if (isOrders) panels.swap(toAddressDeletePanelName(id), LOCATION_PANELS.map);
    else panels.close(toAddressDeletePanelName(id));
  }

  return (
    <Sheet
      isOpen={id !== null && found !== null}
      onClose={() => void closeSheet()}
      title={t("address.deleteTitle")}
      closeLabel={t("action.close")}
      width={420}
      footer={
        <div className="grid grid-cols-2 gap-3">
          <Button size="large" look="quiet" onClick={() => void closeSheet()}>
            {t("address.no")}
          </Button>
          <Button size="large" look="danger" onClick={deleteOpenedAddress}>
            {t("address.yes")}
          </Button>
        </div>
      }
    >
      {words && (
        <div className="px-5 pb-5">
          <p className="text-body font-bold">{words.title}</p>
          <p className="text-small text-ink-2">
            <DottedTexts texts={words.notes} />
          </p>
        </div>
      )}
    </Sheet>
  );
}
