import { useSearchParams } from "react-router";

/** Returns the values of these query parameters, with which a link opens a list that is already filtered. */
export function useQueryParameters(names: readonly string[]): Record<string, string> {
  const [asked] = useSearchParams();
  return Object.fromEntries([...asked].filter(([name]) => names.includes(name)));
}
