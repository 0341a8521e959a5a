import type { product } from "@dasturxon/contract/managed/products";
import { createRandomId } from "@dasturxon/contract/random-id";
import { ActionIcon } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { Copy } from "lucide-react";
import { useState } from "react";
import { api } from "../../platform/api.ts";
import { showRefusal, showErrorText } from "../../platform/show-refusal.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useIsMessageId, useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { refetchResourceRows, type ResourceRowOf } from "../../resource/use-resource.ts";

type Product = ResourceRowOf<typeof product>;

interface Props {
  product: Product;
  onCopied: (copy: Product) => void;
}

/** Button that copies a product. The copy is not on sale yet. `onCopied` receives it, so that the page can open it. */
export function CopyProductButton({ product: { id }, onCopied }: Props) {
  const t = useTranslate();
  const isMessage = useIsMessageId();
  const { language } = useLanguage();
  const client = useQueryClient();
  const { isBusy, run } = useBusy();
  // The component uses one idempotency key, so that a retry after a lost response does not create a second copy of the
  // product.
  const [idempotencyKey] = useState(createRandomId);
  async function copyProduct() {
    const [refusal, made] = await api.call("POST /console/v1/menu/products/{id}/copy", {
      path: { id },
      idempotencyKey,
    });
    if (refusal) {
      const field = `product.${refusal.data.field}`;
      const text = refusal.description[language];
      return isMessage(field) ? showErrorText(`${t(field)}: ${text}`) : showRefusal(refusal, language);
    }
    const [gone, row] = await api.call("GET /console/v1/menu/products/{id}", { path: { id: made.id } });
    await refetchResourceRows(client, "products");
    if (gone) return showRefusal(gone, language);
    return onCopied(row);
  }
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={t("products.copy")}
      title={t("products.copy")}
      loading={isBusy}
      onClick={() => void run(copyProduct)}
    >
      <Copy size={20} />
    </ActionIcon>
  );
}
