import { CloseButton, ColorInput } from "@mantine/core";
import { type ReactNode, useRef } from "react";
import { useTranslate } from "../platform/use-language.tsx";
import { PRESET_COLORS } from "./swatches.ts";

interface Props {
  label: string;
  description?: string | undefined;
  error?: ReactNode;
  disabled?: boolean;
  size: "md";
  value: string | null;
  onChange: (value: string | null) => void;
}

/** Normalises `#abc`, `abc` and `aabbcc` to `#aabbcc`, as the server requires. Returns null for other texts. */
function normalizeHexColor(text: string): string | null {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  if (!digits) return null;
  return `#${digits.length === 3 ? digits.replaceAll(/./g, "$&$&") : digits}`;
}

/** Input of a colour as a hexadecimal text. The value null means that no colour is set. */
export function ColorField({ value, onChange, ...common }: Props) {
  const t = useTranslate();
  const before = useRef(value);
  return (
    <ColorInput
      {...common}
      swatches={PRESET_COLORS}
      withEyeDropper={false}
      placeholder={t("field.no-color")}
      rightSection={
        value &&
        !common.disabled && (
          <CloseButton
            aria-label={t("field.clear-color", { name: common.label })}
            onClick={() => onChange(null)}
          />
        )
      }
      rightSectionWidth={44}
      value={value ?? ""}
      // Mantine's `fixOnBlur` would restore the last valid text on blur, for example `#0f7` of a colour that the user
      // was deleting.
      fixOnBlur={false}
      onFocus={() => {
        before.current = value;
      }}
      onChange={(color) => onChange(color || null)}
      onBlur={() => {
        if (value === null) return;
        const color = normalizeHexColor(value) ?? before.current;
        if (color !== value) onChange(color);
      }}
    />
  );
}
