import type { Policy, PolicyType } from "@dasturxon/contract";
import { EXTRA_PAGE_PATHS } from "@dasturxon/domain/extra-pages";
import { useText } from "../brand/brand.tsx";

const isExtraPageType = (type: PolicyType): type is keyof typeof EXTRA_PAGE_PATHS => type in EXTRA_PAGE_PATHS;

/** Returns the brand's own pages that have text, named by their first line. */
export function useExtraPages(policies: readonly Policy[]): { to: string; name: string }[] {
  const text = useText();
  return policies.flatMap((policy) => {
    if (!isExtraPageType(policy.type)) return [];
    const [name] = text(policy.text).split("\n");
    return name ? [{ to: EXTRA_PAGE_PATHS[policy.type], name }] : [];
  });
}
