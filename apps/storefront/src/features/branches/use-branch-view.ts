import { useLocation, useNavigate } from "react-router";

export interface BranchView {
  startsWith: "list" | "map";
  onSwitch(to: "list" | "map"): void;
}

/** Stores the choice between list and map in the URL, so that a reload, a link and "back" restore it. */
export function useBranchView(paths: Record<"list" | "map", string>): BranchView {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  return {
    startsWith: pathname === paths.map ? "map" : "list",
    onSwitch: (to) => void navigate(paths[to], { replace: true, preventScrollReset: true }),
  };
}
