import { useId } from "react";
import type { TextareaHTMLAttributes } from "react";

export interface TextAreaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
}

/** Renders a multi-line field that grows with its content. */
export function TextArea({ label, className, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block text-small font-medium text-ink-2">
        {label}
      </label>
      <textarea
        id={id}
        rows={2}
        {...rest}
        className="block field-sizing-content resize-none min-h-12 w-full rounded-control bg-sunken px-3.5 py-3 text-body outline-none ring-brand-ink ring-inset placeholder:text-ink-3 focus:ring-2"
      />
    </div>
  );
}
