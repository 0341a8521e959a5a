import { useEffect } from "react";
import { useLocation } from "react-router";
import { DeleteAddressSheet } from "../features/address/delete-sheet.tsx";
import { EditSheet } from "../features/address/edit-sheet.tsx";
import { DeliveryMap } from "../features/address/delivery-map.tsx";
import { SavedSheet } from "../features/address/saved-sheet.tsx";
import { BranchPicker } from "../features/branches/branch-picker.tsx";
import { MapView } from "../features/map/map-view.tsx";
import { useT } from "../platform/i18n.tsx";
import { LOCATION_PANELS, useCloseLocation } from "../shop/location/open-location.ts";
import { useOpenPanels } from "../platform/panel.ts";
import { useShell } from "../platform/shell-provider.tsx";
import { Sheet } from "../ui/sheet.tsx";

/** Renders the saved addresses, the address map and the branches over the current screen. */
export function LocationSheets() {
  const t = useT();
  const shell = useShell();
  const panels = useOpenPanels();
  const closeAll = useCloseLocation();
  const { saved, map, branches } = LOCATION_PANELS;
  const isSearchFirst = useLocation().pathname === "/checkout";
  const isMapOpen = panels.isOpen(map) || panels.isOpen(branches);

  // Disables the shell's vertical swipes, because it would mistake dragging the map for a swipe.
  useEffect(() => {
    if (!isMapOpen) return;
    shell.setVerticalSwipes(false);
    return () => shell.setVerticalSwipes(true);
  }, [isMapOpen, shell]);

  return (
    <>
      <SavedSheet
        isOpen={panels.isOpen(saved)}
        onClose={() => panels.close(saved)}
        onAdd={() => panels.open(map)}
        onNone={() => panels.swap(saved, map)}
        onChosen={closeAll}
      />
      <EditSheet onChosen={closeAll} />
      <DeleteAddressSheet />
      <Sheet
        isOpen={panels.isOpen(map)}
        onClose={() => panels.close(map)}
        title={t("address.mapTitle")}
        isTitleHidden
        isCloseHidden
        closeLabel={t("action.close")}
        height="full"
      >
        <DeliveryMap
          Map={MapView}
          isSearchFirst={isSearchFirst}
          onBack={() => panels.close(map)}
          onDone={closeAll}
        />
      </Sheet>
      <Sheet
        isOpen={panels.isOpen(branches)}
        onClose={() => panels.close(branches)}
        title={t("branch.title.PICK_UP")}
        isTitleHidden
        isCloseHidden
        closeLabel={t("action.close")}
        height="full"
      >
        <BranchPicker Map={MapView} onBack={() => panels.close(branches)} onDone={closeAll} />
      </Sheet>
    </>
  );
}
