import { brandColors, parseColor } from "@dasturxon/domain/color";
import { Button, Group, Input, Stack, Text } from "@mantine/core";
import { useT } from "../../platform/use-language.tsx";
import type { StepProps } from "./draft.ts";
import { StartStep } from "./start-step.tsx";
import "./start.css";

const COLORS = [
  "#0F766E",
  "#14532D",
  "#1D4ED8",
  "#7C3AED",
  "#BE123C",
  "#C2410C",
  "#FCE000",
  "#78350F",
  "#111827",
] as const;

/** The brand's colour, and how the store's top looks in it: what stands on it always reads. */
export function LookStep({ draft, change }: StepProps) {
  const t = useT();
  const { mainColor, name } = draft;
  const { brand, onBrand, light } = brandColors(mainColor);
  return (
    <StartStep
      step="look"
      isReady={parseColor(mainColor) !== null}
      onNext={() => change({ step: "branch" })}
      onBack={() => change({ step: "brand" })}
    >
      <Input.Wrapper size="md" label={t("start.color")} labelElement="div">
        <Group gap="sm" mt={6} role="group" aria-label={t("start.color")}>
          {COLORS.map((color) => (
            <button
              key={color}
              type="button"
              className="start-color"
              style={{ background: color }}
              aria-label={color}
              aria-pressed={color === mainColor}
              onClick={() => change({ mainColor: color })}
            />
          ))}
          <input
            type="color"
            className="start-color"
            aria-label={t("start.color.own")}
            value={mainColor}
            onChange={(event) => change({ mainColor: event.currentTarget.value })}
          />
        </Group>
      </Input.Wrapper>
      <div className="start-preview" aria-hidden>
        <Group gap="sm" wrap="nowrap" p="md">
          <span className="start-letter" style={{ background: brand, color: onBrand }}>
            {[...name.trim()][0]?.toUpperCase()}
          </span>
          <Text fw={700} c="#111" style={{ overflowWrap: "anywhere" }}>
            {name}
          </Text>
        </Group>
        <Stack gap="xs" p="md" pt={0}>
          <span className="start-chip" style={{ background: light.brandSoft, color: light.brandInk }}>
            {t("start.preview.delivery")}
          </span>
          <Button component="span" size="md" style={{ background: brand, color: onBrand }}>
            {t("start.preview.basket")}
          </Button>
        </Stack>
      </div>
      <Text c="dimmed" size="sm">
        {t("start.look.later")}
      </Text>
    </StartStep>
  );
}
