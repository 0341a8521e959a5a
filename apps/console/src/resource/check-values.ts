import type { ResourceFieldShape, ResourceShape } from "@dasturxon/contract/resource-shape";
import type { ResourceRowValues } from "./use-resource.ts";

export type FormFieldFault = "field.required" | "field.short" | "field.wrong" | "field.taken";

const isEmptyFormValue = (value: unknown) =>
  value === null || value === undefined || (typeof value === "string" && value.trim() === "");
const isBlankText = (text: unknown) => Object.values(text ?? {}).every(isEmptyFormValue);

function findFieldFault(
  { kind, isOptional, shortest, min, max }: ResourceFieldShape,
  value: unknown,
): FormFieldFault | null {
  if (kind === "text") return shortest > 0 && isBlankText(value) ? "field.required" : null;
  if (isEmptyFormValue(value)) return isOptional ? null : "field.required";
  if (typeof value === "string" && kind === "line" && value.trim().length < shortest) return "field.short";
  if (typeof value === "number" && (value < (min ?? value) || value > (max ?? value))) return "field.wrong";
  return null;
}

/** Validates the fields before they are sent. The server validates them again. */
export function findRowFaults(
  { fields }: ResourceShape,
  values: ResourceRowValues,
): Record<string, FormFieldFault> {
  const found = Object.entries(fields).flatMap(([name, shape]) => {
    const fault = findFieldFault(shape, values[name]);
    return fault ? [[name, fault] as const] : [];
  });
  return Object.fromEntries(found);
}
