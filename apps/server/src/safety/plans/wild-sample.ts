const METHODS: Record<string, unknown> = {
  toISOString: () => "2026-03-02T07:00:00.000Z",
  getTime: () => 0,
  toJSON: () => [],
  toString: () => "1",
  valueOf: () => 1,
};
/** A list of one: what queries do with lists. */
const LIST = new Set<string | symbol>([
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
/** What the query builder asks a value to learn whether it is SQL itself, and what makes a promise of an object. */
const ABSENT = new Set<string | symbol>([
  "then",
  "toOperationNode",
  "isRawBuilder",
  "expressionType",
  "nodeType",
]);

/**
 * A sample for any parameter: has every property, is a list of one, can be counted and printed. Its values never
 * reach a database, only the text of the statement that they lead to does.
 */
export const wild: object = new Proxy([0], {
  get(list, name) {
    if (ABSENT.has(name)) return undefined;
    if (name === Symbol.toPrimitive) return () => 1;
    if (typeof name === "string" && name in METHODS) return METHODS[name];
    if (name === "0") return wild;
    const own: unknown = Reflect.get(list, name);
    if (name === "length") return 1;
    const isOfList = LIST.has(name) && typeof own === "function";
    return isOfList ? own.bind([wild]) : wild;
  },
  has: () => false,
});

/** A sample whose every property is missing: the other branch of what a parameter may leave out. */
export const bare: object = new Proxy(
  {},
  { get: (_, name) => (name === Symbol.toPrimitive ? () => 1 : undefined), has: () => false },
);
