import { useCallback } from "react";
import { useNavigate } from "react-router";
import { usePanels } from "../../platform/panel.ts";

const PREFIX = "product:";
const LINE = "line:";

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

/** Opens a line of the basket in its product's sheet, to change its choices. */
export function useOpenLine(): (key: string) => void {
  const panels = usePanels();
  return (key) => panels.open(`${PREFIX}${LINE}${key}`);
}

/** The product whose sheet is open, by its panel's name; with the line of the basket that it changes. */
export function useOpenedProduct(): { id: string; name: string; lineKey?: string } | null {
  const { panels } = usePanels();
  const name = panels.findLast((panel) => panel.startsWith(PREFIX));
  if (!name) return null;
  const rest = name.slice(PREFIX.length);
  if (!rest.startsWith(LINE)) return { id: rest, name };
  const key = rest.slice(LINE.length);
  return { id: key.split("+", 1)[0] ?? "", name, lineKey: key };
}
