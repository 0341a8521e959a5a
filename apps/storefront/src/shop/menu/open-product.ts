import { useCallback } from "react";
import { useNavigate } from "react-router";
import { usePanels } from "../../platform/panel.ts";

const PREFIX = "product:";

/** Opens a product from anywhere: as a sheet over the screen (its address is the product's own) or as a page. */
export function useOpenProduct(): (id: string, mode: "sheet" | "page") => void {
  const navigate = useNavigate();
  const panels = usePanels();
  return useCallback(
    (id, mode) => {
      if (mode === "page") void navigate(`/product/${id}`);
      else panels.open(`${PREFIX}${id}`, `/product/${id}`);
    },
    [navigate, panels],
  );
}

/** The product whose sheet is open, by its panel's name. */
export function useOpenedProduct(): { id: string; name: string } | null {
  const { panels } = usePanels();
  const name = panels.findLast((panel) => panel.startsWith(PREFIX));
  return name ? { id: name.slice(PREFIX.length), name } : null;
}
