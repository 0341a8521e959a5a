import type { PlatformBrand } from "@dasturxon/contract";
import { Text, Title } from "@mantine/core";
import { showRefusal } from "../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { formatLocalDateTime, usePlatformActions } from "./use-platform.ts";

/** Button that opens a brand's console, while its owner permits support access. */
export function SupportEntryButton({ brand: { id, supportUntil } }: { brand: PlatformBrand }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { enter } = usePlatformActions();
  const enterBrand = async () => {
    const [refusal] = await enter(id);
    if (refusal) showRefusal(refusal, language);
    else location.assign("/console/");
  };
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {t("platform.support")}
      </Title>
      <Text mb="sm">
        {supportUntil
          ? t("platform.support.open", { time: formatLocalDateTime(supportUntil) })
          : t("platform.support.closed")}
      </Text>
      {supportUntil && <BusyButton onPress={enterBrand}>{t("platform.support.enter")}</BusyButton>}
    </section>
  );
}
