import { List, Text } from "@mantine/core";
import type { TextByLanguage as Words } from "@dasturxon/domain/text";
import { useQuery } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../../platform/api.ts";
import { useTranslate, useLocalizeText } from "../../../platform/use-language.tsx";
import { FieldSection } from "../../../resource/section.tsx";
import { QueryStateView } from "../../../ui/query-state.tsx";

/** Lists the products that use a library group of choices. A change of the group changes these products. */
export function GroupUsage({ groupId }: { groupId: string }) {
  const t = useTranslate();
  const text = useLocalizeText();
  const used = useQuery({
    queryKey: ["products", "following", groupId],
    queryFn: () =>
      unwrapApiResult<{ products: { id: string; name: Words; isActive: boolean }[] }>(
        api.call("GET /console/v1/menu/modification-groups/{id}/products", { path: { id: groupId } }),
      ),
    staleTime: 0,
  });
  return (
    <FieldSection title={t("library.used")} isWide>
      <QueryStateView query={used} failed={t("library.used.failed")} area="section" />
      <List size="sm">
        {used.data?.products.map(({ id, name, isActive }) => (
          <List.Item key={id}>
            {text(name)}
            {!isActive && (
              <Text span c="dimmed">
                {` · ${t("resource.off")}`}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
    </FieldSection>
  );
}
