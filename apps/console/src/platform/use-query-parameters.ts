import { useSearchParams } from "react-router";

/** Returns the values of these URL query parameters. A link uses them to open a list with filters. */
export function useQueryParameters(names: readonly string[]): Record<string, string> {
  const [asked] = useSearchParams();
  return Object.fromEntries([...asked].filter(([name]) => names.includes(name)));
}
