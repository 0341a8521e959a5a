import type { PlatformBrand, SharedHost } from "@dasturxon/contract";
import { Group, Stack, Text, TextInput, Title } from "@mantine/core";
import { useState } from "react";
import { showRefusal, showErrorText } from "../../platform/show-refusal.ts";
import { useLanguage, useTranslate } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { usePlatformActions } from "./use-platform.ts";

const SHARED_HOST_PAGE_FIELDS = [
  { field: "second", page: 2 },
  { field: "third", page: 3 },
] as const;
type BrandKeyByHostPage = Record<(typeof SHARED_HOST_PAGE_FIELDS)[number]["field"], string>;

/** Selects the other brands that are pages 2 and 3 of the brand's shared domains [BR-4]. */
export function HostPages({ brand: { id, sharedHosts } }: { brand: PlatformBrand }) {
  const t = useTranslate();
  if (sharedHosts.length === 0) return null;
  return (
    <section>
      <Title order={2} size="h4" mb="xs">
        {t("platform.pages")}
      </Title>
      <Text c="dimmed" mb="sm">
        {t("platform.pages.hint")}
      </Text>
      <Stack gap="md">
        {sharedHosts.map((shared) => (
          <HostPagesForm
            key={`${shared.host} ${formatBrandsByPage(shared).join()}`}
            brandId={id}
            shared={shared}
          />
        ))}
      </Stack>
    </section>
  );
}

const formatBrandsByPage = ({ pages }: SharedHost) => pages.map(({ page, brand }) => `${page} ${brand.key}`);

function HostPagesForm({ brandId, shared }: { brandId: string; shared: SharedHost }) {
  const t = useTranslate();
  const { language } = useLanguage();
  const { changePages } = usePlatformActions();
  const getBrandKey = (page: number) => shared.pages.find((each) => each.page === page)?.brand.key ?? "";
  const first = { second: getBrandKey(2), third: getBrandKey(3) };
  const [keys, setKeys] = useState<BrandKeyByHostPage>(first);
  const [wrong, setWrong] = useState<string | null>(null);
  const isOwn = shared.pages.some(({ page, brand }) => page === 1 && brand.id === brandId);
  const isSame = SHARED_HOST_PAGE_FIELDS.every(({ field }) => keys[field].trim() === first[field]);
  const saveHostPages = async () => {
    const body = { second: keys.second.trim() || null, third: keys.third.trim() || null };
    const [refusal] = await changePages(brandId, shared.host, body);
    if (!refusal) return showErrorText(t("settings.saved"));
    const { field } = refusal.data;
    if (field) setWrong(field);
    else showRefusal(refusal, language);
  };
  if (!isOwn) return <Text>{`${shared.host}: ${formatBrandsByPage(shared).join(", ")}`}</Text>;
  return (
    <div>
      <Text fw={600} style={{ overflowWrap: "anywhere" }}>
        {shared.host}
      </Text>
      <Group align="flex-start" gap="sm">
        {SHARED_HOST_PAGE_FIELDS.map(({ field, page }) => (
          <TextInput
            key={field}
            size="md"
            style={{ flex: "1 1 180px" }}
            label={t("platform.pages.page", { page })}
            placeholder={t("platform.pages.none")}
            autoCapitalize="none"
            maxLength={63}
            error={wrong === field && t("platform.pages.wrong")}
            value={keys[field]}
            onChange={(event) => {
              const { value } = event.currentTarget;
              setKeys((now) => ({ ...now, [field]: value }));
              setWrong(null);
            }}
          />
        ))}
        <BusyButton
          mt={28}
          disabled={isSame}
          aria-label={`${t("resource.save")}: ${shared.host}`}
          onPress={saveHostPages}
        >
          {t("resource.save")}
        </BusyButton>
      </Group>
    </div>
  );
}
