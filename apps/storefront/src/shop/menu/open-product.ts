import { useCallback } from "react";
import { useNavigate } from "react-router";
import { useOpenPanels } from "../../platform/panel.ts";

const PRODUCT_PANEL_PREFIX = "product:";
const BASKET_LINE_PANEL_PREFIX = "line:";

/** Opens a product, either as a sheet over the screen with the product's URL, or as a page. */
export function useOpenProduct(): (id: string, mode: "sheet" | "page") => void {
  const navigate = useNavigate();
  const panels = useOpenPanels();
  return useCallback(
    (id, mode) => {
      if (mode === "page") void navigate(`/product/${id}`);
      else panels.open(`${PRODUCT_PANEL_PREFIX}${id}`, `/product/${id}`);
    },
    [navigate, panels],
  );
}

/** Opens a basket line in the product's sheet, to change its modifications. */
export function useOpenBasketLine(): (key: string) => void {
  const panels = useOpenPanels();
  return (key) => panels.open(`${PRODUCT_PANEL_PREFIX}${BASKET_LINE_PANEL_PREFIX}${key}`);
}

/** Returns the product of the open sheet, its panel name and, if set, the basket line being changed. */
export function useOpenedProduct(): { id: string; name: string; lineKey?: string } | null {
  const { panels } = useOpenPanels();
  const name = panels.findLast((panel) => panel.startsWith(PRODUCT_PANEL_PREFIX));
  if (!name) return null;
  const rest = name.slice(PRODUCT_PANEL_PREFIX.length);
  if (!rest.startsWith(BASKET_LINE_PANEL_PREFIX)) return { id: rest, name };
  const key = rest.slice(BASKET_LINE_PANEL_PREFIX.length);
  return { id: key.split("+", 1)[0] ?? "", name, lineKey: key };
}
