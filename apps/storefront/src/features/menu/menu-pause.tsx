import type { Stop } from "@dasturxon/domain/availability";
import { useMenu } from "../../shop/menu/menu-query.ts";
import { PauseNote } from "../../shop/menu/pause-note.tsx";
import { usePause } from "../../shop/menu/pauses.ts";

/** Over the menu: no orders are taken now, and until when [CH-2]; `served` is what the server saw while making the page. */
export function MenuPause({ served }: { served: Stop | null }) {
  const { menu } = useMenu();
  const own = usePause();
  const pause = menu ? own : served;
  return pause && <PauseNote pause={pause} className="mt-1 mb-3" />;
}
