import { useState } from "react";
import { useT } from "../../platform/i18n.tsx";
import type { Product } from "../../platform/shapes.ts";
import { Picture } from "../../ui/picture.tsx";

export interface ProductGalleryProps {
  product: Product;
  /** Placeholder if the product has no picture. */
  mark: string;
  isUrgent?: boolean;
}

/** Gallery of the product's pictures, with swipe and dots. */
export function ProductGallery({ product, mark, isUrgent = false }: ProductGalleryProps) {
  const t = useT();
  const [at, setAt] = useState(0);
  // Shows the picture of the product's card until the larger picture is loaded.
  const [preview, setPreview] = useState(() => (isUrgent ? findCardPicture(product.id) : null));
  const images = [...new Set([product.image, ...product.gallery])].filter((image) => image !== null);
  const pictures = images.length > 0 ? images : [null];
  return (
    <div className="relative lg:h-full">
      <div
        className="no-scrollbar flex snap-x snap-mandatory overflow-x-auto lg:h-full"
        tabIndex={pictures.length > 1 ? 0 : undefined}
        role={pictures.length > 1 ? "group" : undefined}
        aria-label={pictures.length > 1 ? t("product.pictures") : undefined}
        onScroll={(event) =>
          setAt(Math.round(Math.abs(event.currentTarget.scrollLeft) / event.currentTarget.clientWidth))
        }
      >
        {pictures.map((image, index) => (
          <div key={image ?? "none"} className="relative w-full shrink-0 snap-center">
            <Picture
              image={image}
              mark={mark}
              ground={product.imageGround}
              alt=""
              width={440}
              height={330}
              sizes="(min-width: 1024px) 480px, 100vw"
              isUrgent={isUrgent && index === 0}
              onLoad={() => setPreview(null)}
              className="lg:aspect-auto! lg:h-full"
            />
            {index === 0 && preview && (
              <img src={preview} alt="" className="absolute inset-0 size-full object-cover" />
            )}
          </div>
        ))}
      </div>
      {pictures.length > 1 && (
        <span aria-hidden className="absolute inset-x-0 bottom-3 flex justify-center gap-1.5">
          {pictures.map((image, index) => (
            <span
              key={image}
              className={`size-1.5 rounded-full bg-ink ${index === at ? "" : "opacity-25"}`}
            />
          ))}
        </span>
      )}
    </div>
  );
}

/** Returns the URL of the picture in the product's card on this screen, if it is loaded. Otherwise null. */
function findCardPicture(id: string): string | null {
  if (typeof document === "undefined") return null;
  const picture = document.querySelector<HTMLImageElement>(`[data-product="${CSS.escape(id)}"] img`);
  return picture?.complete && picture.naturalWidth > 0 ? picture.currentSrc : null;
}
