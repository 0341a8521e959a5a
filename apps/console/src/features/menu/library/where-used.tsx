import { List, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../platform/api.ts";
import { useT, useText } from "../../../platform/use-language.tsx";
import { Section } from "../../../resource/section.tsx";
import { QueryState } from "../../../ui/query-state.tsx";

/** The products that a change of the group changes. */
export function WhereUsed({ groupId }: { groupId: string }) {
  const t = useT();
  const text = useText();
  const used = useQuery({
    queryKey: ["modificationGroups", groupId, "products"],
    queryFn: () => api.fetch("GET /console/v1/menu/modification-groups/{id}/products", { path: { id: groupId } }),
  });
  return (
    <Section title={t("library.used")} isWide>
      <QueryState query={used}>
        {({ products }) => (
          <List size="sm">
            {products.map(({ id, name, isActive }) => (
              <List.Item key={id}>
                {text(name)} {!isActive && <Text span c="dimmed">{t("resource.off")}</Text>}
              </List.Item>
            ))}
          </List>
        )}
      </QueryState>
    </Section>
  );
}
