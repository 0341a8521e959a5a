import { ColorSwatch, Group, Input, UnstyledButton } from "@mantine/core";
import { Check } from "lucide-react";
import { useTranslate } from "../../../platform/use-language.tsx";
import { useVenueFormField } from "../use-field.ts";
import { ZONE_COLORS } from "./zone-colors.ts";

/** Edits the colour of the zone on the staff's map. */
export function ColorField() {
  const t = useTranslate();
  const { value, isReadOnly, onChange } = useVenueFormField<string>("color");
  const own = ZONE_COLORS.includes(value.toUpperCase()) ? [] : [value];
  return (
    <Input.Wrapper size="md" label={t("zone.color")} labelElement="div">
      <Group gap={4} role="radiogroup" aria-label={t("zone.color")}>
        {[...own, ...ZONE_COLORS].map((color, at) => {
          const isChosen = color.toUpperCase() === value.toUpperCase();
          return (
            <UnstyledButton
              key={color}
              role="radio"
              aria-checked={isChosen}
              aria-label={t("zone.color.nth", { number: at + 1 })}
              disabled={isReadOnly}
              className="zone-color"
              onClick={() => onChange(color)}
            >
              <ColorSwatch color={color} size={30} c="white">
                {isChosen && <Check size={18} strokeWidth={3} aria-hidden />}
              </ColorSwatch>
            </UnstyledButton>
          );
        })}
      </Group>
    </Input.Wrapper>
  );
}
