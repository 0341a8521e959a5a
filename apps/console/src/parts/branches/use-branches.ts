import type { TextByLanguage } from "@dasturxon/domain/text";
import { useQuery } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { useLocalizeText } from "../../platform/use-language.tsx";

/** Returns the brand's branches with their names. Empty until loaded. */
export function useBranches(): { branches: { id: string; name: string }[]; nameOf: (id: string) => string } {
  const text = useLocalizeText();
  const { data = [] } = useQuery({
    queryKey: ["branches"],
    queryFn: () =>
      unwrapApiResult<{ id: string; name: TextByLanguage }[]>(api.call("GET /console/v1/branches")),
    staleTime: 5 * 60_000,
  });
  const branches = data.map(({ id, name }) => ({ id, name: text(name) }));
  return { branches, nameOf: (id) => branches.find((branch) => branch.id === id)?.name ?? "" };
}
