import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useT } from "../../platform/i18n.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { useSavedAddresses } from "./saved-addresses.ts";
import { AddAddressButton, SavedAddressList } from "./saved-list.tsx";

export interface SavedSheetProps {
  isOpen: boolean;
  onClose(): void;
  onAdd(): void;
  /** Called when no address is saved, to open the map instead. */
  onNone(): void;
  onChosen(): void;
}

/** Renders the drawer `my locations` [AD-11]. */
export function SavedSheet({ isOpen, onClose, onAdd, onNone, onChosen }: SavedSheetProps) {
  const t = useT();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t("address.saved")}
      closeLabel={t("action.close")}
      isDrawer
      footer={<AddAddressFooter onPress={onAdd} />}
    >
      <div className="min-h-[18dvh] px-5 pb-2">
        <SkipWhenNoAddresses onNone={onNone} />
        <SavedAddressList onChosen={onChosen} />
      </div>
    </Sheet>
  );
}

/** Calls `onNone` if the list is empty when it first loads. Deleting the last address later does not open the map. */
function SkipWhenNoAddresses({ onNone }: { onNone(): void }) {
  const { addresses } = useSavedAddresses();
  const isKnown = useRef(false);
  const skip = useEffectEvent(onNone);
  useEffect(() => {
    if (!addresses || isKnown.current) return;
    isKnown.current = true;
    if (addresses.length === 0) skip();
  }, [addresses]);
  return null;
}

/**
 * Renders the button for a new address. It is hidden until the list has loaded with an address or an error, because an
 * empty list opens the map by itself.
 */
function AddAddressFooter({ onPress }: { onPress(): void }) {
  const { addresses, error } = useSavedAddresses();
  const [hadSome, setHadSome] = useState(false);
  if (!hadSome && addresses && addresses.length > 0) setHadSome(true);
  return hadSome || (error && !addresses) ? <AddAddressButton onPress={onPress} /> : null;
}
