import type { SaleStop } from "@dasturxon/domain/availability";
import { useMenu } from "../../shop/menu/menu-query.ts";
import { PauseNote } from "../../shop/menu/pause-note.tsx";
import { useBranchPause } from "../../shop/menu/pauses.ts";

/**
 * Renders a note over the menu while orders are paused, with the end of the pause [CH-2]. `served` is the pause known
 * when the server rendered the page.
 */
export function MenuPause({ served }: { served: SaleStop | null }) {
  const { menu } = useMenu();
  const own = useBranchPause();
  const pause = menu ? own : served;
  return pause && <PauseNote pause={pause} className="mt-1 mb-3" />;
}
