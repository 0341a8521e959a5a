import type { FieldShape, ResourceShape } from "@dasturxon/contract/resource-shape";
import type { Values } from "./use-resource.ts";

export type Fault = "field.required" | "field.short" | "field.wrong" | "field.taken";

const isEmpty = (value: unknown) =>
  value === null || value === undefined || (typeof value === "string" && value.trim() === "");
const isSilent = (text: unknown) => Object.values(text ?? {}).every(isEmpty);

function faultOf({ kind, isOptional, shortest, min, max }: FieldShape, value: unknown): Fault | null {
  if (kind === "text") return shortest > 0 && isSilent(value) ? "field.required" : null;
  if (isEmpty(value)) return isOptional ? null : "field.required";
  if (typeof value === "string" && kind === "line" && value.trim().length < shortest) return "field.short";
  if (typeof value === "number" && (value < (min ?? value) || value > (max ?? value))) return "field.wrong";
  return null;
}

/** Validates the fields before they are sent. The server validates them again. */
export function faultsIn({ fields }: ResourceShape, values: Values): Record<string, Fault> {
  const found = Object.entries(fields).flatMap(([name, shape]) => {
    const fault = faultOf(shape, values[name]);
    return fault ? [[name, fault] as const] : [];
  });
  return Object.fromEntries(found);
}
