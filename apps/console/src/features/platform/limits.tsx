import type { PlatformBrand } from "@dasturxon/contract";
import { Badge, Button, Group, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslate } from "../../platform/use-language.tsx";
import { DetailItem } from "./fact.tsx";
import { LimitsDialog } from "./limits-dialog.tsx";

const BRAND_LIMIT_NAMES = ["branches", "products", "texts"] as const;

/** Limits of a brand and their current usage. */
export function BrandLimits({ brand, name }: { brand: PlatformBrand; name: string }) {
  const t = useTranslate();
  const [isChanging, setChanging] = useState(false);
  return (
    <section>
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {t("platform.limits")}
        </Title>
        {brand.state !== "REMOVED" && (
          <Button
            size="md"
            variant="default"
            aria-label={`${t("platform.limits.change")}: ${t("platform.limits")}`}
            onClick={() => setChanging(true)}
          >
            {t("platform.limits.change")}
          </Button>
        )}
      </Group>
      <dl className="platform-facts">
        {BRAND_LIMIT_NAMES.map((each) => {
          const { max, used } = brand.limits[each];
          return (
            <DetailItem key={each} name={t(`platform.limits.${each}`)}>
              <span className="num">
                {max === null
                  ? t("platform.limits.no-limit", { used })
                  : t("platform.limits.of", { used, max })}
              </span>
              {max !== null && used >= max && (
                <Badge color="orange" variant="light" size="lg" ms="sm">
                  {t("platform.limits.full")}
                </Badge>
              )}
            </DetailItem>
          );
        })}
      </dl>
      {isChanging && <LimitsDialog brand={brand} name={name} onClose={() => setChanging(false)} />}
    </section>
  );
}
