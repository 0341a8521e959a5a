import { clsx } from "clsx";
import { useId } from "react";
import type { InputHTMLAttributes, ReactNode } from "react";

export interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  /** Label, always visible. Must be clear without context: "Delivery phone". */
  label: string;
  error?: string | null;
  hint?: string;
  /** Content at the field's end, such as a button or a unit. */
  end?: ReactNode;
}

export function TextField({ label, error = null, hint, end, className, ...rest }: TextFieldProps) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-small font-medium text-ink-2">
        {label}
      </label>
      <span
        className={clsx(
          "flex min-h-12 items-center rounded-control bg-sunken ring-inset focus-within:ring-2",
          error ? "ring-2 ring-bad" : "ring-brand-ink",
        )}
      >
        <input
          id={id}
          {...rest}
          aria-invalid={error ? true : undefined}
          aria-describedby={note ? `${id}-note` : undefined}
          className={clsx(
            "w-full min-w-0 bg-transparent px-3.5 py-2.5 text-body outline-none placeholder:text-ink-3",
            // In right-to-left pages, a left-to-right value (such as a date or an address in Latin letters) is aligned
            // with its label on the right.
            rest.dir === "ltr" && "rtl:text-right",
          )}
        />
        {end}
      </span>
      {note && (
        <p
          id={`${id}-note`}
          role={error ? "alert" : undefined}
          className={clsx("mt-1 text-caption", error ? "text-bad-ink" : "text-ink-3")}
        >
          {note}
        </p>
      )}
    </div>
  );
}
