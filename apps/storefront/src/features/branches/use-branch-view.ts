import { useLocation, useNavigate } from "react-router";

export interface BranchView {
  startsWith: "list" | "map";
  onSwitch(to: "list" | "map"): void;
}

/** The list and the map of a page by their addresses: a reload, a link or "back" shows the one that was left. */
export function useBranchView(paths: Record<"list" | "map", string>): BranchView {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return {
    startsWith: pathname === paths.map ? "map" : "list",
    onSwitch: (to) => void navigate(paths[to], { replace: true, preventScrollReset: true }),
  };
}
