import { measureTextSize } from "@dasturxon/domain/text-limits";
import { expect, test } from "vitest";
import { composeGroupMessage } from "./group-message.ts";

type Order = Parameters<typeof composeGroupMessage>[0];
const FAMILY_EMOJI = "👨‍👩‍👧‍👦";
const brand = { currency: "UZS", mainLanguage: "uz", timeZone: "Asia/Tashkent", kind: "RESTAURANT" };

function composeTestMessage(more: object): string {
  const order = {
    id: "0192f0c1-2b3c-7def-8123-456789abcdef",
    number: 1234,
    version: 1,
    status: "CREATED",
    serviceType: "PICK_UP",
    lines: [],
    branch: { name: { uz: "Markaz" } },
    breakdown: { totalPrice: 1_250_000 },
    paymentType: "CASH",
    isPaid: false,
    seenAt: null,
    latePayments: [],
    address: null,
    receiverName: "Dilshod",
    receiverPhone: "+998901234567",
    comment: null,
    promisedAt: null,
    courier: null,
    alertStep: null,
    ...more,
  };
  const words = { brand, byName: null, language: "uz" } as unknown as Parameters<
    typeof composeGroupMessage
  >[1];
  return composeGroupMessage(order as unknown as Order, words).text;
}

const createDish = (name: string, choices: string[]) => ({
  count: 2,
  name: { uz: name },
  modifications: choices.map((choice) => ({ name: { uz: choice } })),
});

test("[TG-5] an order of many long products fits into one message: choices are removed first, from the last product on", () => {
  const lines = Array.from({ length: 10 }, (_, at) =>
    createDish(
      `${at} ${"a".repeat(116)}`,
      Array.from({ length: 8 }, () => "b".repeat(58)),
    ),
  );
  const text = composeTestMessage({ lines });
  expect(measureTextSize(text, "utf16")).toBeLessThanOrEqual(3800);
  const rows = text.split("\n").filter((row) => row.startsWith("•"));
  expect(rows).toHaveLength(10);
  expect(rows[0]).toContain("bbb)");
  expect(rows[9]).not.toContain("(");
  expect(text).toMatch(/💰 1\s250\s000/);
  expect(text).toContain("Dilshod");
});

test("[TG-5] if the names alone are too long the last products are counted, and the total and the guest stay", () => {
  const lines = Array.from({ length: 45 }, () => createDish("ж".repeat(250), ["x"]));
  const text = composeTestMessage({ lines });
  expect(measureTextSize(text, "utf16")).toBeLessThanOrEqual(3800);
  const shown = text.split("\n").filter((row) => row.startsWith("•")).length;
  expect(shown).toBeGreaterThan(10);
  expect(text).toContain(`… va yana ${45 - shown} ta`);
  expect(text).toContain("👤 Dilshod");
});

test("[TG-5] shows an order of thirty short products in full; a longer order says how many are omitted", () => {
  const lines = Array.from({ length: 33 }, () => createDish("Osh", ["Qazi"]));
  expect(composeTestMessage({ lines: lines.slice(0, 30) })).not.toContain("…");
  expect(composeTestMessage({ lines })).toContain("… va yana 3 ta");
});

test("[TG-5] never cuts a comment within an emoji", () => {
  for (let before = 280; before <= 300; before += 1) {
    const text = composeTestMessage({ comment: `${"a".repeat(before)}${FAMILY_EMOJI}${"b".repeat(200)}` });
    const comment = text.split("\n").find((row) => row.startsWith("💬"));
    expect(text).not.toMatch(/\p{Surrogate}/u);
    expect(comment).toMatch(new RegExp(`^💬 a{1,300}(${FAMILY_EMOJI}b*)?…$`, "u"));
  }
});

test("[TG-5, CH-8] staff read the guest's choice for sold-out products, unless it is a call for all of them", () => {
  const createLine = (name: string, whenGone?: string) => ({
    count: 1,
    name: { uz: name },
    modifications: [],
    whenGone,
  });
  expect(composeTestMessage({ lines: [createLine("Osh"), createLine("Somsa", "CALL")] })).not.toContain(
    "tugagan",
  );
  const same = composeTestMessage({ lines: [createLine("Osh", "REPLACE"), createLine("Somsa", "REPLACE")] });
  expect(same).toContain("🔄 tugagan boʻlsa: almashtirish");
  const mixed = composeTestMessage({ lines: [createLine("Osh", "LEAVE_OUT"), createLine("Somsa")] });
  expect(mixed).toContain("Osh (tugagan boʻlsa: qoʻshmaslik)");
  expect(mixed).toContain("Somsa (tugagan boʻlsa: qoʻngʻiroq qilish)");
});
