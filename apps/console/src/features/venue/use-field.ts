import { useT } from "../../platform/use-language.tsx";
import { useRowFormField } from "../../resource/row-form.tsx";

/** Returns the state of a form field that a component of this folder renders. */
export function useVenueField<T>(name: string) {
  const t = useT();
  const { value, fault, isReadOnly, change } = useRowFormField(name);
  return {
    value: value as T,
    error: fault && t(fault),
    isReadOnly,
    onChange: (next: T) => change(next),
  };
}
