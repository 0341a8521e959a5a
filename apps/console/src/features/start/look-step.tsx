import { brandColors, parseColor } from "@dasturxon/domain/color";
import { Button, FileButton, Group, Input, Stack, Text } from "@mantine/core";
import { ImageUp } from "lucide-react";
import { useState } from "react";
import { useBusy } from "../../platform/use-busy.ts";
import { useT } from "../../platform/use-language.tsx";
import type { StepProps } from "./draft.ts";
import { readLogo } from "./read-logo.ts";
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

/** The brand's logo, its colour, proposed by the logo, and how the store's top looks in it: what stands on it always reads. */
export function LookStep({ draft, change }: StepProps) {
  const t = useT();
  const { mainColor, name, logo, logoColors } = draft;
  const { brand, onBrand, light } = brandColors(mainColor);
  const proposed = [...logoColors, ...COLORS.filter((color) => !logoColors.includes(color.toLowerCase()))];
  const { isBusy, run } = useBusy();
  const [isUnread, setUnread] = useState(false);
  const take = (file: File | null) =>
    run(async () => {
      if (!file) return;
      const read = await readLogo(file);
      setUnread(read === null);
      if (read) change({ logo: read.logo, logoColors: read.colors, mainColor: read.colors[0] ?? mainColor });
    });
  return (
    <StartStep
      step="look"
      isReady={parseColor(mainColor) !== null}
      onNext={() => change({ step: "branch" })}
      onBack={() => change({ step: "brand" })}
    >
      <Input.Wrapper
        size="md"
        label={t("start.logo")}
        description={t("start.logo.hint")}
        error={isUnread && t("start.logo.unread")}
        labelElement="div"
      >
        <Group gap="sm" mt={6}>
          <FileButton
            accept="image/png,image/jpeg,image/webp,image/avif"
            inputProps={{ "aria-label": t("start.logo") }}
            onChange={(file) => void take(file)}
          >
            {(props) => (
              <Button
                {...props}
                variant="default"
                size="md"
                loading={isBusy}
                leftSection={<ImageUp size={18} aria-hidden />}
              >
                {t(logo ? "picture.replace" : "picture.choose")}
              </Button>
            )}
          </FileButton>
          {logo && (
            <Button
              variant="subtle"
              color="red"
              size="md"
              onClick={() => change({ logo: null, logoColors: [] })}
            >
              {t("picture.remove")}
            </Button>
          )}
        </Group>
      </Input.Wrapper>
      <Input.Wrapper size="md" label={t("start.color")} labelElement="div">
        <Group gap="sm" mt={6} role="group" aria-label={t("start.color")}>
          {proposed.map((color) => (
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
          {logo ? (
            <img className="start-letter" src={logo} alt="" />
          ) : (
            <span className="start-letter" style={{ background: brand, color: onBrand }}>
              {[...name.trim()][0]?.toUpperCase()}
            </span>
          )}
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
