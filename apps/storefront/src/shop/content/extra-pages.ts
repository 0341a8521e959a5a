import type { Policy, PolicyType } from "@dasturxon/contract";
import { EXTRA_PATHS } from "@dasturxon/domain/extra-pages";
import { useText } from "../brand/brand.tsx";

const PATHS: Partial<Record<PolicyType, string>> = EXTRA_PATHS;

/** Returns the brand's own pages that have text, named by their first line. */
export function useExtraPages(policies: readonly Policy[]): { to: string; name: string }[] {
  const text = useText();
  return policies.flatMap((policy) => {
    const to = PATHS[policy.type];
    const [name] = text(policy.text).split("\n");
    return to && name ? [{ to, name }] : [];
  });
}
