import { Anchor, List } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { api, unwrapApiResult } from "../../platform/api.ts";
import { useTranslate } from "../../platform/use-language.tsx";

/** Task to set up an SMS gateway. Shown if neither the platform nor the brand has one to send codes to guests. */
export function MissingSmsGatewayTask() {
  const t = useTranslate();
  const { data } = useQuery({
    queryKey: ["sms-accounts"],
    queryFn: () => unwrapApiResult(api.call("GET /console/v1/sms-accounts")),
  });
  if (!data || data.isPlatformThere || data.accounts.some(({ isOn }) => isOn)) return null;
  return (
    <List.Item>
      <Anchor href="/console/manage/sms" target="_blank">
        {t("start.left.sms")}
      </Anchor>
    </List.Item>
  );
}
