import {
  applyNationalMask,
  updatePhoneFieldValue,
  findPhoneFault,
  splitPhone,
} from "@dasturxon/domain/phone-input";
import { NUMBERING_PLANS, type PhoneCountry } from "@dasturxon/domain/phone-number";
import { clsx } from "clsx";
import { useEffect, useEffectEvent, useId } from "react";
import type { Ref } from "react";

export interface PhoneFieldProps {
  /** Label. Must be clear without context: "Delivery phone". */
  label: string;
  codeLabel: string;
  /** Accepted countries. The first one is the default. */
  countries: readonly PhoneCountry[];
  /** Error messages for a number with too many digits and for a number of another country. */
  faults: Readonly<Record<"long" | "country", string>>;
  /** Phone number as far as it is typed: `+998901234567`. */
  value: string;
  onChange(phone: string): void;
  error?: string | null;
  hint?: string;
  autoComplete?: "tel" | "off";
  ref?: Ref<HTMLInputElement>;
}

/**
 * Renders a field with the country's calling code and a mask for the number. A pasted full number is recognized. No
 * input is cut off: an invalid number remains in the field with an error.
 */
export function PhoneField({
  label,
  codeLabel,
  countries,
  faults,
  value,
  onChange,
  error = null,
  hint,
  autoComplete = "tel",
  ref,
}: PhoneFieldProps) {
  const id = useId();
  const parts = splitPhone(value, countries);
  const shown = applyNationalMask(parts);
  const fault = findPhoneFault(value, countries);
  const wrong = fault ? faults[fault] : error;
  const note = wrong ?? hint;

  function typePhone(raw: string) {
    onChange(updatePhoneFieldValue(value, raw, countries));
  }

  // Preserves input that was typed into the server's page before hydration.
  const takeTyped = useEffectEvent(() => {
    const field = document.getElementById(id);
    const typed = field instanceof HTMLInputElement ? field.value : "";
    if (typed !== "" && typed !== shown) typePhone(typed);
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
          wrong ? "ring-2 ring-bad" : "ring-brand-ink",
        )}
      >
        {!shown.startsWith("+") && (
          <CountryCode
            {...{ codeLabel, countries, onChange }}
            country={parts.country}
            national={parts.national}
          />
        )}
        <input
          id={id}
          ref={ref}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          enterKeyHint="next"
          value={shown}
          placeholder={NUMBERING_PLANS[parts.country].example}
          onChange={(event) => typePhone(event.target.value)}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          className="w-full min-w-0 bg-transparent py-2.5 ps-1 pe-3.5 font-medium outline-none placeholder:font-regular placeholder:text-ink-3"
        />
      </span>
      {note && (
        <p
          id={`${id}-note`}
          role={wrong ? "alert" : undefined}
          className={clsx("mt-1.5 text-caption", wrong ? "text-bad-ink" : "text-ink-3")}
        >
          {note}
        </p>
      )}
    </div>
  );
}

interface CodeProps extends Pick<PhoneFieldProps, "codeLabel" | "countries" | "onChange"> {
  country: PhoneCountry;
  national: string;
}

/** Renders the country's calling code, as a selection if there are several countries. */
function CountryCode({ codeLabel, countries, country, national, onChange }: CodeProps) {
  const formatCountryCode = (each: PhoneCountry) =>
    `${NUMBERING_PLANS[each].flag} +${NUMBERING_PLANS[each].code}`;
  if (countries.length < 2)
    return (
      <span aria-hidden className="ps-3.5 pe-1 font-medium whitespace-nowrap">
        {formatCountryCode(country)}
      </span>
    );
  return (
    <select
      aria-label={codeLabel}
      value={country}
      onChange={(event) => {
        const chosen = countries.find((each) => each === event.target.value) ?? country;
        onChange(`+${NUMBERING_PLANS[chosen].code}${national}`);
      }}
      className="h-13 cursor-pointer appearance-none bg-transparent ps-3.5 pe-1 font-medium outline-none"
    >
      {countries.map((each) => (
        <option key={each} value={each}>
          {formatCountryCode(each)}
        </option>
      ))}
    </select>
  );
}
