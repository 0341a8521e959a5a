import { CloseButton, ColorInput } from "@mantine/core";
import type { ReactNode } from "react";
import { useT } from "../platform/use-language.tsx";
import { SWATCHES } from "./swatches.ts";

interface Props {
  label: string;
  description?: string | undefined;
  error?: ReactNode;
  disabled?: boolean;
  size: "md";
  value: string | null;
  onChange: (value: string | null) => void;
}

/** `#abc` as `#aabbcc`: the server takes six digits. */
const withSixDigits = (color: string) =>
  /^#[0-9a-f]{3}$/i.test(color) ? color.replaceAll(/[0-9a-f]/gi, "$&$&") : color;

/** A colour, or none. */
export function ColorField({ value, onChange, ...common }: Props) {
  const t = useT();
  return (
    <ColorInput
      {...common}
      swatches={SWATCHES}
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
      onChange={(color) => onChange(color || null)}
      onBlur={() => value && onChange(withSixDigits(value))}
    />
  );
}
