import type { StaffClaim } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { applyClaimEvent, listRingIds } from "./claims-state.ts";

const claim: StaffClaim = {
  id: "a",
  orderId: "o",
  reason: "COLD",
  lines: [],
  comment: null,
  photo: null,
  createdDate: "2026-03-02T10:00:00.000Z",
  dueDate: "2026-03-02T12:00:00.000Z",
  answer: null,
  number: 7,
  orderedDate: "2026-03-02T09:00:00.000Z",
  branchId: "b",
  author: null,
  phone: "",
  dishes: [],
  answeredBy: null,
};
const answer = { kind: "WORDS", amount: null, text: "Uzr", date: "2026-03-02T11:00:00.000Z" } as const;

test("[OR-15] a claim is listed by its deadline until it is answered", () => {
  const earlier = { ...claim, id: "b", dueDate: "2026-03-02T11:30:00.000Z" };
  const both = applyClaimEvent(applyClaimEvent({ lastEventId: "0", content: [] }, claim), earlier);
  expect(both.content.map(({ id }) => id)).toEqual(["b", "a"]);
  expect(applyClaimEvent(both, { ...claim, photo: "p" }).content[1]?.photo).toBe("p");
  expect(applyClaimEvent(both, { ...claim, answer }).content.map(({ id }) => id)).toEqual(["b"]);
});

test("[OR-15] an acknowledged claim rings again when it becomes late", () => {
  expect(listRingIds([claim], new Date("2026-03-02T11:59:00.000Z"))).toEqual(["a"]);
  expect(listRingIds([claim], new Date("2026-03-02T12:01:00.000Z"))).toEqual(["a late"]);
});
