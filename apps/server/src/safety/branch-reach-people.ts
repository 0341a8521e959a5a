type ExpectedPeopleAnswer = [
  answer: 200 | 404,
  asked?: { params?: Record<string, string>; query?: string; body?: object },
];

/** Calls about the staff. The person `id` of the branch is not visible to staff of the branch `elsewhere`. */
export function createExpectedPeopleAnswers({
  id,
  branchId,
  elsewhere,
}: Record<"id" | "branchId" | "elsewhere", string>) {
  const params = { id };
  const person = { name: "N", role: "kitchen" };
  return {
    people: [200],
    addPerson: [404, { body: { ...person, login: "new", branchIds: [branchId] } }],
    changePerson: [404, { params, body: { ...person, branchIds: [elsewhere], isActive: true, version: 1 } }],
    removePerson: [404, { params, query: "version=1" }],
    invitePerson: [404, { params }],
    signOutPerson: [404, { params }],
    personSessions: [404, { params }],
    endPersonSession: [404, { params: { id, sessionId: id } }],
  } satisfies Record<string, ExpectedPeopleAnswer>;
}
