import { applyMask } from "@dasturxon/domain/input-mask";
import { clsx } from "clsx";
import { useEffect, useEffectEvent, useId } from "react";
import type { Ref } from "react";
import { COUNTRIES, countryOf } from "./phone-countries.ts";

export interface PhoneFieldProps {
  /** Readable alone: "Delivery phone". */
  label: string;
  codeLabel: string;
  /** `+998901234567`, as far as it is typed. */
  value: string;
  onChange(phone: string): void;
  error?: string | null;
  hint?: string;
  autoComplete?: "tel" | "off";
  ref?: Ref<HTMLInputElement>;
}

/** The country's prefix by choice, the rest by its mask; a pasted whole number is understood. */
export function PhoneField({
  label,
  codeLabel,
  value,
  onChange,
  error = null,
  hint,
  autoComplete = "tel",
  ref,
}: PhoneFieldProps) {
  const id = useId();
  const country = countryOf(value);
  const national = value.slice(1 + country.code.length);
  const note = error ?? hint;

  function type(raw: string) {
    const digits = raw.replace(/\D/g, "");
    const room = country.mask.replace(/[^#]/g, "").length;
    const isWhole = raw.trim().startsWith("+") || digits.length > room;
    const found = isWhole ? COUNTRIES.find(({ code }) => digits.startsWith(code)) : undefined;
    const { code, mask } = found ?? country;
    const rest = found ? digits.slice(found.code.length) : digits;
    onChange(`+${code}${applyMask(mask, rest).replace(/\D/g, "")}`);
  }

  // What was typed into the server's page before the script came is not lost.
  const takeTyped = useEffectEvent(() => {
    const field = document.getElementById(id);
    const typed = field instanceof HTMLInputElement ? field.value : "";
    if (typed !== "" && typed !== applyMask(country.mask, national)) type(typed);
  });
  useEffect(() => takeTyped(), []);

  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-small font-medium text-ink-2">
        {label}
      </label>
      <span
        dir="ltr"
        className={clsx(
          "num flex min-h-13 items-center rounded-control bg-sunken text-title ring-inset focus-within:ring-2",
          error ? "ring-2 ring-bad" : "ring-brand-ink",
        )}
      >
        <select
          aria-label={codeLabel}
          value={country.code}
          onChange={(event) => onChange(`+${event.target.value}`)}
          className="h-13 cursor-pointer appearance-none bg-transparent ps-3.5 pe-1 font-medium outline-none"
        >
          {COUNTRIES.map(({ code, flag }) => (
            <option key={code} value={code}>{`${flag} +${code}`}</option>
          ))}
        </select>
        <input
          id={id}
          ref={ref}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          enterKeyHint="next"
          value={applyMask(country.mask, national)}
          placeholder={country.example}
          onChange={(event) => type(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          className="w-full min-w-0 bg-transparent py-2.5 ps-1 pe-3.5 font-medium outline-none placeholder:font-regular placeholder:text-ink-3"
        />
      </span>
      {note && (
        <p
          id={`${id}-note`}
          role={error ? "alert" : undefined}
          className={clsx("mt-1.5 text-caption", error ? "text-bad-ink" : "text-ink-3")}
        >
          {note}
        </p>
      )}
    </div>
  );
}
