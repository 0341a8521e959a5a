import type { Pause } from "@dasturxon/contract";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import { Container, Stack, Text, Title } from "@mantine/core";
import { useSignedInStaff } from "../../platform/session.tsx";
import { useBranches } from "../../parts/branches/use-branches.ts";
import { useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { QueryStateView } from "../../ui/query-state.tsx";
import { KitchenSettingsList } from "./kitchens.tsx";
import { PauseForm } from "./pause-form.tsx";
import { PauseRow } from "./pause-row.tsx";
import { useCategories, usePauseActions, usePauses } from "./use-pauses.ts";

/** Page of the active pauses, with forms for a new pause and for the kitchen settings. */
export function PausesPage() {
  const t = useTranslate();
  const text = useLocalizeText();
  const { role } = useSignedInStaff();
  const pauses = usePauses();
  const { nameOf } = useBranches();
  const { add, lift } = usePauseActions();
  const isOfCategory = pauses.data?.some(({ categoryId }) => categoryId !== null) ?? false;
  const { data: categories = [] } = useCategories(isOfCategory);
  const formatPauseScope = ({ branchId, categoryId }: Pause) => {
    const [, name] = categories.find(([id]) => id === categoryId) ?? [];
    const branch = branchId ? nameOf(branchId) : t("branch.all");
    return name ? `${text(name)} · ${branch}` : branch;
  };
  const mayPause = mayPerformTask(role, "pause_orders");
  return (
    <Container size="md" h="100%" style={{ overflowY: "auto" }} py="md">
      <Stack gap="lg">
        <section aria-label={t("pause.now")}>
          <Title order={2} size="h3">
            {t("pause.now")}
          </Title>
          <QueryStateView query={pauses} failed={t("pause.failed")} area="section" mt="sm" />
          {pauses.data?.length === 0 && (
            <Text c="dimmed" mt="sm">
              {t("pause.none")}
            </Text>
          )}
          <div role="list">
            {pauses.data?.map((pause) => (
              <PauseRow
                key={pause.id}
                pause={pause}
                where={formatPauseScope(pause)}
                mayLift={mayPause}
                onLift={() => lift(pause.id)}
              />
            ))}
          </div>
        </section>
        {mayPause && <PauseForm onAdd={add} />}
        {mayPerformTask(role, "set_kitchen") && <KitchenSettingsList />}
      </Stack>
    </Container>
  );
}
