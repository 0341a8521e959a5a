import type { ChangedProduct } from "@dasturxon/contract/many-products";
import type { product } from "@dasturxon/contract/managed/products";
import { Button, CloseButton, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../platform/api.ts";
import { showRefusal } from "../../../platform/show-refusal.ts";
import { useRowDraft, useSaveDrafts } from "../../../parts/drafts/use-drafts.ts";
import { useBusy } from "../../../platform/use-busy.ts";
import { useLanguage, useT, useText } from "../../../platform/use-language.tsx";
import { reloadRows, type RowOf } from "../../../resource/use-resource.ts";
import { BranchDialog } from "./branch-dialog.tsx";
import { LabelsDialog } from "./labels-dialog.tsx";
import { MoveDialog } from "./move-dialog.tsx";
import { useMayCount } from "../stock/use-stock.ts";
import { StockDialog } from "../stock/stock-dialog.tsx";
import { PriceDialog } from "./price-dialog.tsx";

type Product = RowOf<typeof product>;

interface Props {
  products: Product[];
  onDone: (text?: string, undo?: () => Promise<unknown>) => void;
}

const keptOf = ({ id, version, categoryId, costPrice, isActive, labels }: Product): ChangedProduct => ({
  id,
  version,
  categoryId,
  costPrice,
  isActive,
  labels,
});

/** Actions on many products at once: on, off, category, price, labels. Each can be undone. */
export function ManyProducts({ products, onDone }: Props) {
  const t = useT();
  const text = useText();
  const { language } = useLanguage();
  const client = useQueryClient();
  const { isBusy, run } = useBusy();
  const [asking, setAsking] = useState<"price" | "category" | "labels" | "branches" | "stock" | null>(null);
  const count = products.length;
  const [only] = products;
  const mayCount = useMayCount();
  const saveDrafts = useSaveDrafts();
  const canDraft = useRowDraft("product", only?.id ?? null).save !== null;
  async function write(sent: ChangedProduct[]): Promise<Map<string, number> | null> {
    const [refusal, done] = await api.call("PUT /console/v1/menu/products/many", {
      body: { products: sent },
    });
    if (refusal) showRefusal(refusal, language);
    await reloadRows(client, "products");
    return done && new Map(done.products.map(({ id, version }) => [id, version]));
  }
  async function change(more: (product: Product) => Partial<ChangedProduct>) {
    const before = products.map(keptOf);
    const versions = await write(products.map((each) => ({ ...keptOf(each), ...more(each) })));
    setAsking(null);
    if (!versions) return;
    onDone(t("many.done", { count }), () =>
      write(before.map((each) => ({ ...each, version: versions.get(each.id) ?? each.version }))),
    );
  }
  async function draft(priceOf: (price: number) => number) {
    const changes = products.map(({ id: entityId, version, changedAt: _at, changedBy: _by, ...fields }) => ({
      entityId,
      version,
      fields: { ...fields, costPrice: priceOf(fields.costPrice) },
    }));
    const refusal = await saveDrafts("product", changes);
    if (refusal) return showRefusal(refusal, language);
    setAsking(null);
    onDone();
  }
  const common = { variant: "default", size: "md", disabled: isBusy } as const;
  const turn = (isActive: boolean) => void run(() => change(() => ({ isActive })));
  return (
    <section className="many" aria-label={t("many.chosen", { count })}>
      <Text fw={600} style={{ flex: 1 }} miw={120}>
        {t("many.chosen", { count })}
      </Text>
      <Button {...common} onClick={() => turn(true)}>
        {t("many.on")}
      </Button>
      <Button {...common} onClick={() => turn(false)}>
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
          onChange={(priceOf) => void run(() => change((each) => ({ costPrice: priceOf(each.costPrice) })))}
          onDraft={canDraft ? (priceOf) => void run(() => draft(priceOf)) : null}
        />
      )}
      {asking === "branches" && only && (
        <BranchDialog
          product={only}
          title={`${text(only.name)}: ${t("many.branches")}`}
          onClose={() => setAsking(null)}
          onSaved={() => {
            setAsking(null);
            onDone();
          }}
        />
      )}
      {asking === "stock" && (
        <StockDialog
          products={products}
          onClose={() => setAsking(null)}
          onSaved={() => {
            setAsking(null);
            onDone();
          }}
        />
      )}
      {asking === "labels" && (
        <LabelsDialog
          products={products}
          isBusy={isBusy}
          onClose={() => setAsking(null)}
          onChange={(labelsOf) => void run(() => change((each) => ({ labels: labelsOf(each.labels) })))}
        />
      )}
      {asking === "category" && (
        <MoveDialog
          isBusy={isBusy}
          onClose={() => setAsking(null)}
          onChange={(categoryId) => void run(() => change(() => ({ categoryId })))}
        />
      )}
    </section>
  );
}
