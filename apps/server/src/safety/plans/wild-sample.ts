const PARAMETER_SAMPLE_METHODS: Record<string, unknown> = {
  toISOString: () => "2026-03-02T07:00:00.000Z",
  getTime: () => 0,
  toJSON: () => [],
  toString: () => "1",
  valueOf: () => 1,
};
/** Array properties that queries use on lists. */
const PARAMETER_SAMPLE_LIST_PROPERTIES = new Set<string | symbol>([
  Symbol.iterator,
  "map",
  "flatMap",
  "filter",
  "forEach",
  "join",
  "some",
  "every",
  "slice",
  "toSorted",
]);
/** Properties by which the query builder detects SQL values, and by which an object counts as a promise. */
const PARAMETER_SAMPLE_ABSENT_PROPERTIES = new Set<string | symbol>([
  "then",
  "toOperationNode",
  "isRawBuilder",
  "expressionType",
  "nodeType",
]);

/**
 * A sample for any parameter: it has every property, is a list of one element, and can be counted and printed. Its
 * values are never sent to a database. Only the text of the resulting statement is used.
 */
export const anyParameterSample: object = new Proxy([0], {
  get(list, name) {
    if (PARAMETER_SAMPLE_ABSENT_PROPERTIES.has(name)) return undefined;
    if (name === Symbol.toPrimitive) return () => 1;
    if (typeof name === "string" && name in PARAMETER_SAMPLE_METHODS) return PARAMETER_SAMPLE_METHODS[name];
    if (name === "0") return anyParameterSample;
    const own: unknown = Reflect.get(list, name);
    if (name === "length") return 1;
    const isOfList = PARAMETER_SAMPLE_LIST_PROPERTIES.has(name) && typeof own === "function";
    return isOfList ? own.bind([anyParameterSample]) : anyParameterSample;
  },
  has: () => false,
});

/** A sample without any property, for optional parameters that are absent. */
export const emptyParameterSample: object = new Proxy(
  {},
  { get: (_, name) => (name === Symbol.toPrimitive ? () => 1 : undefined), has: () => false },
);
