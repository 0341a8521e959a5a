/** Columns that may be null, but not in the rows that are asked for; each with its reason. */
export const neverNull: Readonly<Record<string, string>> = {
  "platform/bus/queries.ts: BusEvent.seq": "only events that have their number are read",
};
