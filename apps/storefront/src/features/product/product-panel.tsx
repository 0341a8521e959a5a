import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { lazyComponent } from "../../platform/lazy-component.tsx";
import { menuQuery, findProduct, useMenu } from "../../shop/menu/menu-query.ts";
import { useOpenedProduct } from "../../shop/menu/open-product.ts";
import { useOpenPanels } from "../../platform/panel.ts";

const ProductSheet = lazyComponent(() => import("./product-sheet.tsx").then((module) => module.ProductSheet));

/** Sheet of the product that was opened on any page of the shop. The shop's layout renders it. */
export function ProductPanel() {
  // No sheet is shown on the product's own page. While a sheet is open, its URL is masked as the URL of that page,
  // which therefore opens after a reload.
  const isOwnPage = useLocation().pathname.startsWith("/product/");
  const found = useOpenedProduct();
  const opened = isOwnPage ? null : found;
  const { close } = useOpenPanels();
  // Shows the last product while its sheet closes.
  const [shown, setShown] = useState(opened);
  if (opened && opened.name !== shown?.name) setShown(opened);
  // The sheet of a basket line is mounted again each time it opens, so that abandoned choices are discarded.
  const [wasOpen, setWasOpen] = useState(false);
  const [turn, setTurn] = useState(0);
  if (wasOpen !== (opened !== null)) {
    setWasOpen(!wasOpen);
    if (opened?.lineKey) setTurn(turn + 1);
  }
  useMenu();

  useEffect(() => {
    if (opened) void menuQuery.load();
  }, [opened]);

  const product = shown && findProduct(shown.id);
  if (!shown || !product) return null;
  return (
    <Suspense>
      <ProductSheet
        key={shown.lineKey ? `${shown.name} ${turn}` : shown.name}
        product={product}
        lineKey={shown.lineKey}
        isOpen={opened?.name === shown.name}
        onClose={() => close(shown.name)}
      />
    </Suspense>
  );
}
