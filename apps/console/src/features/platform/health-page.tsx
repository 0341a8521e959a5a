import type { BrandHealthReport } from "@dasturxon/contract";
import { findTroubles } from "@dasturxon/domain/brand-health";
import { Container, Group, SegmentedControl, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useTranslate } from "../../platform/use-language.tsx";
import "../../resource/resource.css";
import { EmptyListNote } from "../../ui/empty-note.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { HealthTable } from "./health-table.tsx";
import { PaginationButtons } from "./page-steps.tsx";
import { formatLocalTime, useBrandsHealth } from "./use-platform.ts";

const HEALTH_VIEWS = ["all", "troubled"] as const;

/** Health of all brands. Those with problems are first. */
export function BrandsHealthPage() {
  const t = useTranslate();
  const [page, setPage] = useState(0);
  const [view, setView] = useState<(typeof HEALTH_VIEWS)[number]>("all");
  const query = useBrandsHealth(page);
  const { brands = [], total = 0, pages = 0, at } = query.data ?? {};
  const hasBrandTrouble = (brand: BrandHealthReport) => findTroubles(brand).length > 0;
  const troubled = brands.filter(hasBrandTrouble).length;
  const shown = view === "all" ? brands : brands.filter(hasBrandTrouble);
  return (
    <Container size="xl" py="md">
      <Stack gap="md">
        <Group justify="space-between">
          <Title order={1} size="h3">
            {t("platform.health")}
            {total > 0 && <span className="resource-total num">{total}</span>}
          </Title>
          {at && (
            <Text size="sm" c="dimmed">
              {t("platform.health.at", { time: formatLocalTime(at) })}
            </Text>
          )}
        </Group>
        <SegmentedControl
          size="md"
          className="platform-states"
          style={{ alignSelf: "flex-start" }}
          value={view}
          aria-label={t("platform.health.view")}
          data={[
            { value: "all", label: t("platform.health.all") },
            { value: "troubled", label: t("platform.health.troubled", { count: troubled }) },
          ]}
          onChange={(value) => setView(HEALTH_VIEWS.find((each) => each === value) ?? "all")}
        />
        <QueryStateView query={query} failed={t("resource.failed")} area="list" />
        {query.data && shown.length === 0 && (
          <EmptyListNote>{t(total === 0 ? "platform.none" : "platform.health.well")}</EmptyListNote>
        )}
        {shown.length > 0 && <HealthTable brands={shown} />}
        <PaginationButtons page={page} pages={pages} onTurn={setPage} />
      </Stack>
    </Container>
  );
}
