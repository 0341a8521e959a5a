import { COLOR_TYPES } from "@dasturxon/domain/brand-look";
import { createBrandColors, calculateContrast, parseColor } from "@dasturxon/domain/color";
import { ColorInput, NativeSelect, Stack, Switch, Text } from "@mantine/core";
import { PictureField } from "../../fields/picture-field.tsx";
import { PRESET_COLORS } from "../../fields/swatches.ts";
import { TextField } from "../../fields/text-field.tsx";
import { useTranslate } from "../../platform/use-language.tsx";
import type { SettingsPartProps } from "./part.ts";

const LOOK_TEXT_LIMITS = [
  ["brand", 1, 80],
  ["titleLeft", 0, 120],
  ["titleRight", 0, 120],
  ["about", 0, 4000],
] as const;
const LOOK_PICTURE_FIELDS = [
  ["logo", null],
  ["favicon", "square"],
  ["shareImage", "shared"],
] as const;

/** Names, images and colours of the brand. Shows the contrast of text on the selected colour. */
export function StoreLookPart({ value, wrong, isReadOnly, onChange }: SettingsPartProps<"look">) {
  const t = useTranslate();
  const { brand, onBrand } = createBrandColors(value.mainColor, undefined, value.mainColorType);
  const [ground, ink] = [parseColor(brand), parseColor(onBrand)];
  const ratio = ground && ink ? Math.floor(calculateContrast(ground, ink) * 10) / 10 : 1;
  return (
    <Stack gap="lg">
      {LOOK_TEXT_LIMITS.map(([name, shortest, longest]) => (
        <TextField
          key={name}
          limits={{ shortest, longest }}
          label={t(`settings.look.${name}`)}
          description={undefined}
          error={wrong === `look.${name}` && t("settings.look.wrong")}
          disabled={isReadOnly}
          value={value[name]}
          onChange={(text) => onChange({ ...value, [name]: text })}
        />
      ))}
      <div className="settings-grid">
        <div>
          <ColorInput
            size="md"
            label={t("settings.look.mainColor")}
            swatches={PRESET_COLORS}
            withEyeDropper={false}
            error={wrong === "look.mainColor" && t("settings.look.wrong")}
            disabled={isReadOnly}
            value={value.mainColor}
            onChange={(mainColor) => onChange({ ...value, mainColor })}
          />
          <Text
            mt="xs"
            px="md"
            py="xs"
            fw={600}
            style={{ background: brand, color: onBrand, borderRadius: 8 }}
          >
            {t("settings.look.contrast", { ratio: ratio.toFixed(1) })}
          </Text>
        </div>
        <NativeSelect
          size="md"
          label={t("settings.look.mainColorType")}
          description={t("settings.look.mainColorType.hint")}
          inputWrapperOrder={["label", "input", "description", "error"]}
          disabled={isReadOnly}
          value={value.mainColorType ?? "auto"}
          data={(["auto", ...COLOR_TYPES] as const).map((type) => ({
            value: type,
            label: t(`settings.look.mainColorType.${type}`),
          }))}
          onChange={(event) => {
            const { value: type } = event.currentTarget;
            onChange({ ...value, mainColorType: COLOR_TYPES.find((each) => each === type) ?? null });
          }}
        />
      </div>
      <Switch
        size="md"
        label={t("settings.look.isDark")}
        disabled={isReadOnly}
        checked={value.isDark}
        onChange={(event) => onChange({ ...value, isDark: event.currentTarget.checked })}
      />
      {LOOK_PICTURE_FIELDS.map(([name, frame]) => (
        <PictureField
          key={name}
          frame={frame}
          label={t(`settings.look.${name}`)}
          description={t(`settings.look.${name}.hint`)}
          error={wrong === `look.${name}` && t("settings.look.wrong")}
          disabled={isReadOnly}
          value={value[name]}
          onWait={(work) => void work}
          onChange={(key) => onChange({ ...value, [name]: key })}
        />
      ))}
    </Stack>
  );
}
