import type { MemberBrand } from "@dasturxon/contract";
import { Menu } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Store } from "lucide-react";
import { api, unwrapApiResult } from "../platform/api.ts";
import { sendDelayedChanges } from "../platform/held-changes.ts";
import { useSignedInStaff } from "../platform/session.tsx";
import { showRefusal } from "../platform/show-refusal.ts";
import { useBusy } from "../platform/use-busy.ts";
import { useLanguage, useTranslate, useLocalizeText } from "../platform/use-language.tsx";

/**
 * Lists the user's other brands in the staff menu. Selecting a brand opens it without a sign-in. Renders nothing if
 * there are no other brands.
 */
export function OtherBrands() {
  const t = useTranslate();
  const text = useLocalizeText();
  const { language } = useLanguage();
  const { merchant } = useSignedInStaff();
  const { isBusy, run } = useBusy();
  const { data = [] } = useQuery({
    queryKey: ["own-brands"],
    queryFn: () => unwrapApiResult<MemberBrand[]>(api.call("GET /console/v1/me/brands")),
    staleTime: 60_000,
  });
  const others = data.filter(({ merchantId }) => merchantId !== merchant.id);
  if (others.length === 0) return null;
  const switchBrand = (merchantId: string) =>
    run(async () => {
      await sendDelayedChanges();
      const [refusal] = await api.call("POST /console/v1/me/brand", { body: { merchantId } });
      if (refusal) showRefusal(refusal, language);
      // A full page load clears the caches, so that data of this brand is not shown in the other brand.
      else location.assign("/console/");
    });
  return (
    <>
      <Menu.Divider />
      <Menu.Label>{t("brands.yours")}</Menu.Label>
      {others.map(({ merchantId, name, role }) => (
        <Menu.Item
          key={merchantId}
          leftSection={<Store size={16} />}
          disabled={isBusy}
          onClick={() => void switchBrand(merchantId)}
        >
          {text(name)} · {t(`role.${role}`)}
        </Menu.Item>
      ))}
      <Menu.Divider />
    </>
  );
}
