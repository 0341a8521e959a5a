type ExpectedTableAnswer = [
  answer: 200 | 404,
  asked?: { params?: Record<string, string>; query?: string; body?: object },
];

/** Calls about the branch `id`. `row` contains the fields of a new branch. */
export function createExpectedBranchAnswers(id: string, row: object) {
  const params = { id };
  return {
    managedBranches: [200],
    managedBranch: [404, { params }],
    addBranch: [404, { body: row }],
    changeBranch: [404, { params, body: { ...row, version: 1 } }],
    removeBranch: [404, { params, query: "version=1" }],
  } satisfies Record<string, ExpectedTableAnswer>;
}

/** Calls about the dining table `id` of the branch and its QR code. One call tries to move it to the branch `elsewhere`. */
export function createExpectedTableAnswers({
  id,
  branchId,
  elsewhere,
}: Record<"id" | "branchId" | "elsewhere", string>) {
  const params = { id };
  const table = { number: "77", place: {}, chairs: 2, isActive: true };
  return {
    tableCodes: [200],
    renewTableCode: [404, { params }],
    managedDiningTables: [200],
    managedDiningTable: [404, { params }],
    addDiningTable: [404, { body: { ...table, branchId } }],
    changeDiningTable: [404, { params, body: { ...table, branchId: elsewhere, version: 1 } }],
    removeDiningTable: [404, { params, query: "version=1" }],
  } satisfies Record<string, ExpectedTableAnswer>;
}
