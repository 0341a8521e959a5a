import { useCallback } from "react";
import { useNavigate } from "react-router";
import { usePanels } from "../../platform/panel.ts";

const PREFIX = "product:";
const LINE = "line:";

/** Opens a product, either as a sheet over the screen with the product's URL, or as a page. */
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

/** Opens a basket line in the product's sheet, to change its modifications. */
export function useOpenLine(): (key: string) => void {
  const panels = usePanels();
  return (key) => panels.open(`${PREFIX}${LINE}${key}`);
}

/** Returns the product of the open sheet, its panel name and, if set, the basket line being changed. */
export function useOpenedProduct(): { id: string; name: string; lineKey?: string } | null {
  const { panels } = usePanels();
  const name = panels.findLast((panel) => panel.startsWith(PREFIX));
  if (!name) return null;
  const rest = name.slice(PREFIX.length);
  if (!rest.startsWith(LINE)) return { id: rest, name };
  const key = rest.slice(LINE.length);
  return { id: key.split("+", 1)[0] ?? "", name, lineKey: key };
}
