import { parseColor } from "@dasturxon/domain/color";
import { Button, FileButton, Group, Input, Text } from "@mantine/core";
import { ImageUp } from "lucide-react";
import { useState } from "react";
import { PRESET_COLORS } from "../../fields/swatches.ts";
import { useBusy } from "../../platform/use-busy.ts";
import { useTranslate } from "../../platform/use-language.tsx";
import type { StartStepProps } from "./draft.ts";
import { readLogo } from "./read-logo.ts";
import { StartStepLayout } from "./start-step.tsx";

const BRAND_COLORS = [...PRESET_COLORS, "#111827"];

/** Step for the logo and the brand colour, which the logo suggests. */
export function StoreLookStep({ draft, change }: StartStepProps) {
  const t = useTranslate();
  const { mainColor, logo, logoColors } = draft;
  const proposed = [
    ...logoColors,
    ...BRAND_COLORS.filter((color) => !logoColors.includes(color.toLowerCase())),
  ];
  const { isBusy, run } = useBusy();
  const [isUnread, setUnread] = useState(false);
  const chooseLogo = (file: File | null) =>
    run(async () => {
      if (!file) return;
      const read = await readLogo(file);
      setUnread(read === null);
      if (read) change({ logo: read.logo, logoColors: read.colors, mainColor: read.colors[0] ?? mainColor });
    });
  return (
    <StartStepLayout
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
          {logo && <img className="start-logo" src={logo} alt="" />}
          <FileButton
            accept="image/png,image/jpeg,image/webp,image/avif"
            inputProps={{ "aria-label": t("start.logo") }}
            onChange={(file) => void chooseLogo(file)}
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
      <Text c="dimmed" size="sm">
        {t("start.look.later")}
      </Text>
    </StartStepLayout>
  );
}
