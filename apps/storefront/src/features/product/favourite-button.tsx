import { Heart } from "lucide-react";
import { useShell } from "../../platform/shell-provider.tsx";
import { useT } from "../../platform/i18n.tsx";
import { useBrand } from "../../shop/brand/brand.tsx";
import { favouritesStore, toggleFavourite } from "../../shop/menu/favourites.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import type { IconButtonProps } from "../../ui/icon-button.tsx";

/** Button that marks a product as a favourite [MN-9]. Renders nothing if the brand has no favourites [BR-14]. */
export function FavouriteButton({
  product: { id, name },
  ...look
}: Pick<IconButtonProps, "look" | "className"> & { product: { id: string; name: string } }) {
  const t = useT();
  const shell = useShell();
  const { features } = useBrand().merchant;
  const isFavourite = favouritesStore.use().ids.includes(id);
  if (!features.favourite) return null;
  return (
    <IconButton
      label={t("favourite.mark", { name })}
      aria-pressed={isFavourite}
      onClick={() => {
        toggleFavourite(id);
        shell.haptic("tap");
      }}
      {...look}
    >
      <Heart size={21} aria-hidden className={isFavourite ? "heart-beat fill-heart text-heart" : undefined} />
    </IconButton>
  );
}
