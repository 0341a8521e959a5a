import { Text, Title } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { type KitchenSettings, KitchenSettingsRow } from "./kitchen-row.tsx";

const KITCHENS_QUERY_KEY = ["kitchens"];

/** Kitchen settings of all branches. Only for managers. */
export function KitchenSettingsList() {
  const t = useTranslate();
  const client = useQueryClient();
  const { language } = useLanguage();
  const { data, isError } = useQuery({
    queryKey: KITCHENS_QUERY_KEY,
    queryFn: () => unwrapApiResult(api.call("GET /console/v1/kitchen")),
  });
  async function saveKitchenSettings({
    id,
    preparationMinutes,
    isAutoAccept,
    slotCapacityMinutes,
  }: KitchenSettings): Promise<boolean> {
    const [refusal, saved] = await api.call("PUT /console/v1/kitchen/{id}", {
      path: { id },
      body: { preparationMinutes, isAutoAccept, slotCapacityMinutes },
    });
    if (refusal) showRefusal(refusal, language);
    else
      client.setQueryData<KitchenSettings[]>(KITCHENS_QUERY_KEY, (now) =>
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
          <KitchenSettingsRow
            key={`${kitchen.id} ${JSON.stringify(kitchen)}`}
            kitchen={kitchen}
            onSave={saveKitchenSettings}
          />
        ))}
      </div>
    </section>
  );
}
