import { useTranslate } from "../../platform/use-language.tsx";
import { useRowFormField } from "../../resource/row-form.tsx";

/**
 * Returns the value, error and setter of a form field of a branch, city or other venue resource, by the name of the
 * field.
 */
export function useVenueFormField<T>(name: string) {
  const t = useTranslate();
  const { value, fault, isReadOnly, change } = useRowFormField(name);
  return {
    value: value as T,
    error: fault && t(fault),
    isReadOnly,
    onChange: (next: T) => change(next),
  };
}
