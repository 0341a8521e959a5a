import { clsx } from "clsx";
import { LocateFixed } from "lucide-react";
import { useT } from "../../platform/i18n.tsx";
import { IconButton } from "../../ui/icon-button.tsx";

export interface LocateButtonProps {
  isLocating: boolean;
  onPress(): void;
  className?: string;
}

/** Renders the ◎ button of the map, which requests the device's location. */
export function LocateButton({ isLocating, onPress, className }: LocateButtonProps) {
  const t = useT();
  return (
    <IconButton
      look="raised"
      label={t("address.locate")}
      aria-busy={isLocating || undefined}
      onClick={onPress}
      className={clsx(className, isLocating && "animate-pulse")}
    >
      <LocateFixed size={20} aria-hidden />
    </IconButton>
  );
}
