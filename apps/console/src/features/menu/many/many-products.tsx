import { Button, CloseButton, Text } from "@mantine/core";
import { useState } from "react";
import { useRowDraft } from "../../../parts/drafts/use-drafts.ts";
import { useBusy } from "../../../platform/use-busy.ts";
import { useTranslate, useLocalizeText } from "../../../platform/use-language.tsx";
import { ProductInBranchesDialog } from "./branch-dialog.tsx";
import { LabelsDialog } from "./labels-dialog.tsx";
import { MoveToCategoryDialog } from "./move-dialog.tsx";
import { useMayEditStock } from "../stock/use-stock.ts";
import { StockDialog } from "../stock/stock-dialog.tsx";
import { PriceDialog } from "./price-dialog.tsx";
import { type Product, useManyProductsActions } from "./use-many-changes.ts";

interface Props {
  products: Product[];
  onDone: (text?: string, undo?: () => Promise<unknown>) => void;
}

/** Actions on many products at once: on, off, category, price, labels. Each can be undone. */
export function ManyProductsActions({ products, onDone }: Props) {
  const t = useTranslate();
  const text = useLocalizeText();
  const { isBusy, run } = useBusy();
  const [asking, setAsking] = useState<"price" | "category" | "labels" | "branches" | "stock" | null>(null);
  const count = products.length;
  const [only] = products;
  const mayCount = useMayEditStock();
  const canDraft = useRowDraft("product", only?.id ?? null).save !== null;
  const changes = useManyProductsActions(products);
  async function changeManyProducts(fieldsOf: Parameters<typeof changes.change>[0]) {
    const undo = await changes.change(fieldsOf);
    setAsking(null);
    if (undo) onDone(t("many.done", { count }), undo);
  }
  async function draftChangedPrices(priceOf: (price: number) => number) {
    if (await changes.draftPrices(priceOf)) closeDialog();
  }
  const closeDialog = () => {
    setAsking(null);
    onDone();
  };
  const common = { variant: "default", size: "md", disabled: isBusy } as const;
  const setProductsActive = (isActive: boolean) => void run(() => changeManyProducts(() => ({ isActive })));
  return (
    <section className="many" aria-label={t("many.chosen", { count })}>
      <Text fw={600} style={{ flex: 1 }} miw={120}>
        {t("many.chosen", { count })}
      </Text>
      <Button {...common} onClick={() => setProductsActive(true)}>
        {t("many.on")}
      </Button>
      <Button {...common} onClick={() => setProductsActive(false)}>
        {t("many.off")}
      </Button>
      <Button {...common} onClick={() => setAsking("category")}>
        {t("many.category")}
      </Button>
      <Button {...common} onClick={() => setAsking("price")}>
        {t("many.price")}
      </Button>
      <Button {...common} onClick={() => setAsking("labels")}>
        {t("product.labels")}
      </Button>
      {mayCount && (
        <Button {...common} onClick={() => setAsking("stock")}>
          {t("stock.title")}
        </Button>
      )}
      {only && count === 1 && (
        <Button {...common} onClick={() => setAsking("branches")}>
          {t("many.branches")}
        </Button>
      )}
      <CloseButton size={44} aria-label={t("many.clear")} onClick={() => onDone()} />
      {asking === "price" && (
        <PriceDialog
          products={products}
          isBusy={isBusy}
          onClose={() => setAsking(null)}
          onChange={(priceOf) =>
            void run(() => changeManyProducts((each) => ({ costPrice: priceOf(each.costPrice) })))
          }
          onDraft={canDraft ? (priceOf) => void run(() => draftChangedPrices(priceOf)) : null}
        />
      )}
      {asking === "branches" && only && (
        <ProductInBranchesDialog
          product={only}
          title={`${text(only.name)}: ${t("many.branches")}`}
          onClose={() => setAsking(null)}
          onSaved={closeDialog}
        />
      )}
      {asking === "stock" && (
        <StockDialog products={products} onClose={() => setAsking(null)} onSaved={closeDialog} />
      )}
      {asking === "labels" && (
        <LabelsDialog
          products={products}
          isBusy={isBusy}
          onClose={() => setAsking(null)}
          onChange={(labelsOf) =>
            void run(() => changeManyProducts((each) => ({ labels: labelsOf(each.labels) })))
          }
        />
      )}
      {asking === "category" && (
        <MoveToCategoryDialog
          isBusy={isBusy}
          onClose={() => setAsking(null)}
          onChange={(categoryId) => void run(() => changeManyProducts(() => ({ categoryId })))}
        />
      )}
    </section>
  );
}
