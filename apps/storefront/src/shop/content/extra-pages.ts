import type { Policy, PolicyType } from "@dasturxon/contract";
import { useText } from "../brand/brand.tsx";

/** Where each of the brand's own pages lies, by the specification's paths. */
export const EXTRA_PATHS: Partial<Record<PolicyType, string>> = {
  EXTRA: "/extra",
  EXTRA2: "/extra2",
  EXTRA3: "/extr3",
};

/** The brand's own pages that have words, by their first lines. */
export function useExtraPages(policies: readonly Policy[]): { to: string; name: string }[] {
  const text = useText();
  return policies.flatMap((policy) => {
    const to = EXTRA_PATHS[policy.type];
    const [name] = text(policy.text).split("\n");
    return to && name ? [{ to, name }] : [];
  });
}
