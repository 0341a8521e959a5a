import { Text, Title } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapAnswer } from "../../platform/api.ts";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage, useT } from "../../platform/use-language.tsx";
import { type Kitchen, KitchenRow } from "./kitchen-row.tsx";

const KITCHENS_QUERY_KEY = ["kitchens"];

/** Kitchen settings of all branches. Only for managers. */
export function Kitchens() {
  const t = useT();
  const client = useQueryClient();
  const { language } = useLanguage();
  const { data, isError } = useQuery({
    queryKey: KITCHENS_QUERY_KEY,
    queryFn: () => unwrapAnswer(api.call("GET /console/v1/kitchen")),
  });
  async function save({
    id,
    preparationMinutes,
    isAutoAccept,
    slotCapacityMinutes,
  }: Kitchen): Promise<boolean> {
    const [refusal, saved] = await api.call("PUT /console/v1/kitchen/{id}", {
      path: { id },
      body: { preparationMinutes, isAutoAccept, slotCapacityMinutes },
    });
    if (refusal) showRefusal(refusal, language);
    else
      client.setQueryData<Kitchen[]>(KITCHENS_QUERY_KEY, (now) =>
        now?.map((known) => (known.id === id ? saved : known)),
      );
    return refusal === null;
  }
  return (
    <section aria-label={t("kitchen.title")}>
      <Title order={2} size="h3">
        {t("kitchen.title")}
      </Title>
      {isError && <Text c="dimmed">{t("pause.failed")}</Text>}
      <div role="list">
        {data?.map((kitchen) => (
          <KitchenRow key={`${kitchen.id} ${JSON.stringify(kitchen)}`} kitchen={kitchen} onSave={save} />
        ))}
      </div>
    </section>
  );
}
