import { formatCurrencyLabel } from "@dasturxon/domain/locale";
import { Card, Chip, Group, NativeSelect, SegmentedControl, SimpleGrid, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { BranchSelect } from "../../parts/branches/branch-select.tsx";
import { useSignedInStaff } from "../../platform/session.tsx";
import { type StopDurationChoice, stopChoices, calculateStopEnd } from "../../parts/stops/stop-product.ts";
import { useLanguage, useTranslate, useLocalizeText } from "../../platform/use-language.tsx";
import { BusyButton } from "../../ui/busy-button.tsx";
import { WholeNumberInput } from "../../ui/whole-number-input.tsx";
import { type NewPause, useCategories } from "./use-pauses.ts";

/** Form to pause the brand, a branch or a category, or to set additional minutes and a surcharge for busy times. */
export function PauseForm({ onAdd }: { onAdd: (pause: NewPause) => Promise<boolean> }) {
  const t = useTranslate();
  const text = useLocalizeText();
  const { language } = useLanguage();
  const { merchant, branchIds } = useSignedInStaff();
  const { timeZone, currency } = merchant;
  const [kind, setKind] = useState<NewPause["kind"]>("STOP");
  const [branchId, setBranchId] = useState(branchIds?.[0] ?? null);
  const [categoryId, setCategoryId] = useState("");
  const [choice, setChoice] = useState<StopDurationChoice>("half-hour");
  const [extraMinutes, setExtraMinutes] = useState(15);
  const [deliverySurcharge, setDeliverySurcharge] = useState(0);
  const categories = useCategories(kind === "STOP");
  const isPause = kind === "STOP";

  const addPause = () =>
    onAdd({
      kind,
      branchId,
      categoryId: isPause && categoryId ? categoryId : null,
      until: calculateStopEnd(choice, new Date(), timeZone)?.toISOString() ?? null,
      extraMinutes: isPause ? 0 : extraMinutes,
      deliverySurcharge: isPause ? 0 : deliverySurcharge,
    });

  return (
    <Card withBorder radius="md" padding="lg">
      <Stack>
        <SegmentedControl
          size="md"
          value={kind}
          onChange={(next) => setKind(next === "BUSY" ? "BUSY" : "STOP")}
          data={[
            { value: "STOP", label: t("pause.STOP") },
            { value: "BUSY", label: t("pause.BUSY") },
          ]}
          aria-label={t("pause.kind")}
        />
        <Text c="dimmed">{t(isPause ? "pause.stop-means" : "pause.busy-means")}</Text>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
          <BranchSelect value={branchId} onChange={setBranchId} isOneOnly={branchIds !== null} isFullWidth />
          {isPause && (
            <NativeSelect
              size="md"
              aria-label={t("pause.category")}
              value={categoryId}
              onChange={(event) => setCategoryId(event.currentTarget.value)}
              data={[
                { value: "", label: t("pause.whole-menu") },
                ...(categories.data ?? []).map(([id, name]) => ({ value: id, label: text(name) })),
              ]}
            />
          )}
        </SimpleGrid>
        {!isPause && (
          <Group grow>
            <WholeNumberInput
              label={t("pause.minutes-label")}
              max={600}
              step={5}
              value={extraMinutes}
              onChange={setExtraMinutes}
            />
            <WholeNumberInput
              label={t("pause.surcharge-label", { currency: formatCurrencyLabel(language, currency) })}
              max={1_000_000}
              step={1000}
              value={deliverySurcharge}
              onChange={setDeliverySurcharge}
            />
          </Group>
        )}
        <Chip.Group value={choice} onChange={(next) => setChoice(parseStopChoice(next))}>
          <Group gap="xs" role="radiogroup" aria-label={t("stop.until")}>
            {stopChoices.map((known) => (
              <Chip key={known} value={known} size="md" radius="xl">
                {t(known === "by-hand" ? "pause.until-lifted" : `stop.${known}`)}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
        <BusyButton
          style={{ alignSelf: "flex-start" }}
          color={isPause ? "red" : "orange"}
          disabled={!isPause && extraMinutes === 0 && deliverySurcharge === 0}
          onPress={addPause}
        >
          {t(isPause ? "pause.set-stop" : "pause.set-busy")}
        </BusyButton>
      </Stack>
    </Card>
  );
}

const parseStopChoice = (value: string): StopDurationChoice =>
  stopChoices.find((known) => known === value) ?? "half-hour";
