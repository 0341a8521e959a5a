/** Branch or city whose `isMain` changed because another branch or city was changed. */
export interface RowWithName {
  id: string;
  name: object;
}

/** Returns the changes of rows whose `isMain` became the given value, for the audit log. */
export const createMainFlagChanges = (rows: readonly RowWithName[], isMain: boolean) =>
  rows.map(({ id, name }) => ({
    entityId: id,
    kind: "changed" as const,
    before: { name, isMain: !isMain },
    after: { name, isMain },
  }));
