import { Heart, Plus } from "lucide-react";
import { addToBasketDirectly } from "../../shop/basket/add-at-once.ts";
import { setBasketLineCount, useBasket } from "../../shop/basket/basket.ts";
import { useQuantityTexts } from "../../shop/basket/count-text.ts";
import { useBrand, useText } from "../../shop/brand/brand.tsx";
import { useInstantFormatContext } from "../../shop/brand/when-text.ts";
import { useT } from "../../platform/i18n.tsx";
import type { Product } from "../../platform/shapes.ts";
import { useShell } from "../../platform/shell-provider.tsx";
import { getServerTimeMs } from "../../platform/server-clock.ts";
import { favouritesStore, setFavourite } from "../../shop/menu/favourites.ts";
import { ListedPrice } from "../../shop/menu/listed-price.tsx";
import { useOpenProduct } from "../../shop/menu/open-product.ts";
import { useBranchProduct, useProductSaleContext } from "../../shop/menu/product-here.ts";
import { getProductIcon } from "../../shop/menu/product-mark.ts";
import { formatUnavailability, formatMeasure, getProductState } from "../../shop/menu/product-view.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Picture } from "../../ui/picture.tsx";
import { Stepper } from "../../ui/stepper.tsx";
import { toast } from "../../ui/toast.tsx";

/**
 * Renders a favourite product. The guest can open it, add it to the basket, and remove it from the favourites, with an
 * undo button.
 */
export function FavouriteRow({ product: loaded }: { product: Product }) {
  const t = useT();
  const text = useText();
  const wording = useInstantFormatContext();
  const { language } = useBrand();
  const openProduct = useOpenProduct();
  const product = useBranchProduct(loaded);
  const name = text(product.name);
  const absence = formatUnavailability(
    getProductState(product, getServerTimeMs(), useProductSaleContext()),
    wording,
  );
  const note = absence ?? formatMeasure(product, language, t);

  function removeFavourite() {
    const at = favouritesStore.get().ids.indexOf(product.id);
    setFavourite(product.id, false);
    void toast({
      text: t("favourite.removed", { name }),
      action: { label: t("action.undo"), onPress: () => setFavourite(product.id, true, at) },
    });
  }

  return (
    <li className="relative flex items-center gap-3 py-3">
      <Picture
        image={product.image}
        mark={getProductIcon(product.id)}
        ground={product.imageGround}
        alt=""
        width={72}
        height={72}
        sizes="72px"
        className={`w-18 shrink-0 rounded-[14px] ${absence ? "opacity-45" : ""}`}
      />
      <div className="min-w-0 flex-1">
        <h2 className="text-card font-medium">
          <button
            type="button"
            onClick={() => openProduct(product.id, "sheet")}
            className="text-start before:absolute before:inset-0"
          >
            <span className="line-clamp-2">{name}</span>
          </button>
        </h2>
        {note && (
          <p className={`mt-0.5 text-caption ${absence ? "font-medium text-ink-2" : "text-ink-3"}`}>{note}</p>
        )}
        <ListedPrice product={product} className="mt-1 block text-card" />
      </div>
      <span className="relative grid shrink-0 justify-items-end gap-1">
        <IconButton
          label={t("favourite.mark", { name })}
          aria-pressed
          onClick={removeFavourite}
          className="-me-2.5 text-heart!"
        >
          <Heart size={20} aria-hidden className="fill-heart" />
        </IconButton>
        {!absence && <AddToBasketControl product={product} name={name} />}
      </span>
    </li>
  );
}

/** Renders a plus button, or a stepper if the product is in the basket. */
function AddToBasketControl({ product, name }: { product: Product; name: string }) {
  const t = useT();
  const shell = useShell();
  const counts = useQuantityTexts();
  const openProduct = useOpenProduct();
  const { branchId = null } = useProductSaleContext();
  const lines = useBasket().lines.filter((line) => line.productId === product.id);
  const count = lines.reduce((total, line) => total + line.count, 0);
  const last = lines.at(-1);

  function addFavouriteToBasket() {
    if (addToBasketDirectly(product, branchId)) shell.haptic("tap");
    else openProduct(product.id, "sheet");
  }

  if (!last) {
    return (
      <button
        type="button"
        aria-label={t("menu.add", { name })}
        onClick={addFavouriteToBasket}
        className="touch grid size-9 place-items-center rounded-full bg-sunken transition-[scale] duration-(--tap) active:scale-90"
      >
        <Plus size={18} aria-hidden />
      </button>
    );
  }
  return (
    <Stepper
      count={count}
      shown={counts.weight({ ...last, count })}
      max={last.limit}
      look="solid"
      onChange={(next) =>
        next < count ? setBasketLineCount(last.key, last.count - 1) : addFavouriteToBasket()
      }
      labels={{ less: t("stepper.less", { name }), more: t("stepper.more", { name }) }}
    />
  );
}
