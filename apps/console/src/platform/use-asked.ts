import { useSearchParams } from "react-router";

/** What the address says of these names: a link leads to a list that is narrowed already. */
export function useAsked(names: readonly string[]): Record<string, string> {
  const [asked] = useSearchParams();
  return Object.fromEntries([...asked].filter(([name]) => names.includes(name)));
}
