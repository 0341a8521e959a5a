import { Share2 } from "lucide-react";
import { createLanguageUrl } from "@dasturxon/domain/language-address";
import { useBrand } from "../../shop/brand/brand.tsx";
import { listOfferedLanguages } from "../../shop/brand/offered-languages.ts";
import { useT } from "../../platform/i18n.tsx";
import { useShell } from "../../platform/shell-provider.tsx";
import { sharePage } from "../../shells/share-by.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import type { IconButtonProps } from "../../ui/icon-button.tsx";
import { toast } from "../../ui/toast.tsx";

/** Shares the product's URL in the page's language, with the device's share sheet or else the clipboard. */
export function ShareButton({
  product: { id, name },
  ...look
}: Pick<IconButtonProps, "look" | "className"> & { product: { id: string; name: string } }) {
  const t = useT();
  const brand = useBrand();
  const shell = useShell();

  async function shareProduct() {
    const address = createLanguageUrl(`/product/${id}`, brand.language, listOfferedLanguages(brand));
    const url = new URL(address, location.href).href;
    if (await sharePage(shell, { title: name, url }))
      await toast({ text: t("product.linkCopied"), tone: "good" });
  }

  return (
    <IconButton label={t("action.share")} onClick={() => void shareProduct()} {...look}>
      <Share2 size={20} aria-hidden />
    </IconButton>
  );
}
