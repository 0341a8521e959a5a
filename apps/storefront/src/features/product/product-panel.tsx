import { Suspense, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { late } from "../../platform/late.tsx";
import { menuQuery, productOf, useMenu } from "../../shop/menu/menu-query.ts";
import { useOpenedProduct } from "../../shop/menu/open-product.ts";
import { usePanels } from "../../platform/panel.ts";

const ProductSheet = late(() => import("./product-sheet.tsx").then((module) => module.ProductSheet));

/** Stands in the shop's layout: shows the sheet of the product that was opened anywhere below it. */
export function ProductPanel() {
  // The sheet's masked address, reloaded, is the product's own page: no sheet over it.
  const isOwnPage = useLocation().pathname.startsWith("/product/");
  const found = useOpenedProduct();
  const opened = isOwnPage ? null : found;
  const { close } = usePanels();
  // The last one stays while its sheet slides away.
  const [shown, setShown] = useState(opened);
  if (opened && opened.name !== shown?.name) setShown(opened);
  // A line of the basket is as it is now, whatever was chosen in its sheet and left.
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

  const product = shown && productOf(shown.id);
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
