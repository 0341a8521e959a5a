import { useT } from "../../platform/use-language.tsx";
import { useWritten } from "../../resource/row-form.tsx";

/** A field of the form that is drawn here, by its kind of value. */
export function useField<T>(name: string) {
  const t = useT();
  const { value, fault, isReadOnly, change } = useWritten(name);
  return {
    value: value as T,
    error: fault && t(fault),
    isReadOnly,
    onChange: (next: T) => change(next),
  };
}
