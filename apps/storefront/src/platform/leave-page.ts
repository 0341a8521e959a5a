import { useNavigate } from "react-router";
import { usePanels } from "./panel.ts";

/** `leave()` goes back to where the guest came from, past this page's panels; to `fallback` when the page was opened by itself. */
export function useLeavePage(fallback: string): () => void {
  const navigate = useNavigate();
  const { panels } = usePanels();
  return () => {
    const steps = panels.length + 1;
    const at: unknown = (history.state as { idx?: number } | null)?.idx;
    void (typeof at === "number" && at >= steps ? navigate(-steps) : navigate(fallback, { replace: true }));
  };
}
