import { useText } from "../../shop/brand/brand.tsx";
import { useT } from "../../platform/i18n.tsx";
import { ListedPrice } from "../../shop/menu/listed-price.tsx";
import { useProductHere } from "../../shop/menu/product-here.ts";
import { productMark } from "../../shop/menu/product-mark.ts";
import type { Product } from "../../platform/shapes.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { AddBar } from "./add-bar.tsx";
import { useChoices } from "./choices.ts";
import { ProductDetails } from "./product-details.tsx";
import { ProductGallery } from "./product-gallery.tsx";
import { ShareButton } from "./share-button.tsx";

export interface ProductSheetProps {
  product: Product;
  isOpen: boolean;
  onClose(): void;
}

/** The product over the menu: a tall sheet; from 1024 px a dialog, picture left, choices right. */
export function ProductSheet({ product: given, isOpen, onClose }: ProductSheetProps) {
  const product = useProductHere(given);
  const t = useT();
  const text = useText();
  const choices = useChoices(product);
  const name = text(product.name);
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={name}
      isTitleHidden
      closeLabel={t("action.close")}
      scrolledBar={
        <>
          <span className="truncate text-card font-bold">{name}</span>
          <ListedPrice product={product} chosen={choices.chosen} className="text-small" />
        </>
      }
      actions={<ShareButton product={{ id: product.id, name }} look="raised" />}
      height="tall"
      width={880}
      footer={<AddBar product={product} choices={choices} onAdded={onClose} />}
    >
      <div className="lg:grid lg:grid-cols-[480px_minmax(0,1fr)]">
        <div data-drag data-cover className="touch-pan-x lg:h-[560px] lg:touch-auto">
          <ProductGallery product={product} mark={productMark(product.id)} isUrgent />
        </div>
        <div className="px-4 pt-4 pb-6 lg:max-h-[560px] lg:overflow-y-auto lg:px-6 lg:pt-6 lg:[&_h2]:pe-24">
          <ProductDetails product={product} choices={choices} heading="h2" />
        </div>
      </div>
    </Sheet>
  );
}
