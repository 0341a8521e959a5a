import { useT } from "../../platform/use-language.tsx";
import { useRowFormField } from "../../resource/row-form.tsx";

/**
 * Returns the value, error and setter of a form field of a branch, city or other venue resource, by the name of the
 * field.
 */
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
