/** What became of what people keep. */
export const CHANGE_KINDS = [
  "added",
  "changed",
  "removed",
  "restored",
  "arranged",
  "invited",
  "signed_out",
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
