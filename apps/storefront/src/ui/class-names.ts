/** Joins class names, dropping what is off: `cx("a", isOn && "b")`. */
export function cx(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
