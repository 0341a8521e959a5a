import { useNavigate } from "react-router";
import { useOpenPanels } from "./panel.ts";

/**
 * `leave()` returns to the previous page, past this page's panels. Navigates to `fallback` if the page was opened
 * directly.
 */
export function useLeavePage(fallback: string): () => void {
  const navigate = useNavigate();
  const { panels } = useOpenPanels();
  return () => {
    const steps = panels.length + 1;
    const at: unknown = (history.state as { idx?: number } | null)?.idx;
    void (typeof at === "number" && at >= steps ? navigate(-steps) : navigate(fallback, { replace: true }));
  };
}
