import ts from "typescript";

/** Type of a column in TypeScript. `json` is any object or list of objects. */
export type ColumnKind =
  | "string"
  | "number"
  | "boolean"
  | "Date"
  | "Buffer"
  | "json"
  | `${"string" | "number"}[]`;

export interface DeclaredColumn {
  /** Type of the column as written in the source. */
  text: string;
  kinds: Set<ColumnKind | "unknown">;
  isNullable: boolean;
  /** Whether the property is optional in the declared row type. */
  isOptional: boolean;
  /** Whether the object contains a date, which JSON does not support. */
  hasDateInside: boolean;
  /** Returns the properties of the object, or of each element of a list. Empty if there are none. */
  inside: () => Map<string, DeclaredColumn>;
}

/** Returns the properties of a row type. */
export function columnsFromType(type: ts.Type, checker: ts.TypeChecker): Map<string, DeclaredColumn> {
  const columns = type.getProperties().map((property) => {
    const isOptional = (property.flags & ts.SymbolFlags.Optional) !== 0;
    return [property.name, describeType(checker.getTypeOfSymbol(property), checker, { isOptional })] as const;
  });
  return new Map(columns);
}

function getElementType(type: ts.Type, checker: ts.TypeChecker): ts.Type {
  const [element] = checker.isArrayType(type) ? checker.getTypeArguments(type as ts.TypeReference) : [];
  return element ?? type;
}

/** Returns the kinds that a declared type allows. */
export function describeType(
  type: ts.Type,
  checker: ts.TypeChecker,
  { isOptional = false } = {},
): DeclaredColumn {
  const parts = type.isUnion() ? type.types : [type];
  const isNullish = (part: ts.Type) => (part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) !== 0;
  const isAnything = parts.some((part) => part.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any));
  return {
    text: checker.typeToString(type),
    kinds: new Set(parts.filter((part) => !isNullish(part)).map((part) => columnKindFromType(part, checker))),
    isNullable: isAnything || parts.some(isNullish),
    isOptional,
    hasDateInside: parts.some((part) => containsDate(part, checker)),
    inside: () => columnsFromType(getElementType(checker.getNonNullableType(type), checker), checker),
  };
}

function columnKindFromType(type: ts.Type, checker: ts.TypeChecker): ColumnKind | "unknown" {
  if (type.flags & ts.TypeFlags.StringLike) return "string";
  if (type.flags & ts.TypeFlags.NumberLike) return "number";
  if (type.flags & ts.TypeFlags.BooleanLike) return "boolean";
  if (type.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) return "unknown";
  if (!checker.isArrayType(type)) {
    const name = type.symbol?.name;
    return name === "Date" || name === "Buffer" ? name : "json";
  }
  const [element] = checker.getTypeArguments(type as ts.TypeReference);
  const of = element && [...describeType(element, checker).kinds];
  return of?.length === 1 && (of[0] === "string" || of[0] === "number") ? `${of[0]}[]` : "json";
}

function containsDate(type: ts.Type, checker: ts.TypeChecker, seen = new Set<ts.Type>()): boolean {
  if (seen.has(type)) return false;
  seen.add(type);
  if (type.isUnion()) return type.types.some((part) => containsDate(part, checker, seen));
  if (checker.isArrayType(type))
    return checker
      .getTypeArguments(type as ts.TypeReference)
      .some((part) => isOrContainsDate(part, checker, seen));
  if (columnKindFromType(type, checker) !== "json") return false;
  return type
    .getProperties()
    .some((property) => isOrContainsDate(checker.getTypeOfSymbol(property), checker, seen));
}

function isOrContainsDate(type: ts.Type, checker: ts.TypeChecker, seen: Set<ts.Type>): boolean {
  const parts = type.isUnion() ? type.types : [type];
  // A type such as `Date | string` also allows text, so it does not count as a date.
  const isText = parts.some((part) => part.flags & ts.TypeFlags.StringLike);
  return parts.some((part) => (part.symbol?.name === "Date" ? !isText : containsDate(part, checker, seen)));
}
