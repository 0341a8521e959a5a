import { normalizeDigits } from "@dasturxon/domain/digits";
import { clsx } from "clsx";
import { useId } from "react";
import type { Ref } from "react";
import { useSmsCode } from "./use-sms-code.ts";

/** Number of digits of a code. */
export const SMS_CODE_LENGTH = 6;

/**
 * Returns the code in typed, pasted or auto-filled text: its six-digit number if it contains one (`Code 123456`, `123
 * 456`), else all its digits, so that none is lost.
 */
export function extractCode(text: string): string {
  const plain = normalizeDigits(text).replace(/(\d{3})[\s-](?=\d{3}(?:\D|$))/g, "$1");
  const numbers = plain.match(/\d+/g) ?? [];
  return numbers.find((number) => number.length === SMS_CODE_LENGTH) ?? numbers.join("");
}

export interface CodeFieldProps {
  label: string;
  value: string;
  onChange(digits: string): void;
  /** Called when all digits of the code are entered. */
  onWhole(code: string): void;
  error?: string | null;
  ref?: Ref<HTMLInputElement>;
}

/** Renders the field of the one-time code. The device keyboard suggests the code from the SMS. */
export function CodeField({ label, value, onChange, onWhole, error = null, ref }: CodeFieldProps) {
  const id = useId();

  function typeCode(raw: string) {
    const digits = extractCode(raw);
    onChange(digits);
    if (digits.length === SMS_CODE_LENGTH && digits !== value) onWhole(digits);
  }
  useSmsCode(typeCode);

  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-small font-medium text-ink-2">
        {label}
      </label>
      <input
        id={id}
        ref={ref}
        dir="ltr"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        value={value}
        onChange={(event) => typeCode(event.target.value)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className={clsx(
          "num h-16 w-full rounded-control bg-sunken ps-[0.4em] text-center text-page font-bold tracking-[0.4em] outline-none ring-inset focus:ring-2",
          error ? "ring-2 ring-bad" : "ring-brand-ink",
        )}
      />
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 text-small text-bad-ink">
          {error}
        </p>
      )}
    </div>
  );
}
