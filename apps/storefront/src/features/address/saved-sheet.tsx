import { useT } from "../../platform/i18n.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { AddAddressButton, SavedList } from "./saved-list.tsx";

export interface SavedSheetProps {
  isOpen: boolean;
  onClose(): void;
  onAdd(): void;
  onChosen(): void;
}

/** The drawer `my locations` [AD-11]. */
export function SavedSheet({ isOpen, onClose, onAdd, onChosen }: SavedSheetProps) {
  const t = useT();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t("address.saved")}
      closeLabel={t("action.close")}
      footer={<AddAddressButton onPress={onAdd} />}
    >
      <div className="min-h-[18dvh] px-5 pb-2">
        <SavedList onChosen={onChosen} />
      </div>
    </Sheet>
  );
}
