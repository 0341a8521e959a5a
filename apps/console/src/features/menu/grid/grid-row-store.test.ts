import type { RefusalBody } from "@dasturxon/contract/refusals";
import { expect, test } from "vitest";
import type { ResourceRow, ResourceRowValues } from "../../../resource/use-resource.ts";
import { GridRowStore } from "./grid-row-store.ts";

const firstRow: ResourceRow = {
  id: "a",
  version: 1,
  changedAt: "",
  changedBy: null,
  costPrice: 10,
  discount: 0,
};
type SaveReply = [RefusalBody<string>, null] | [null, ResourceRow];
const createRefusedReply = (code: string, data: object = {}): SaveReply => [
  { code, data } as RefusalBody<string>,
  null,
];

/** Creates a row store whose save requests the test answers one after another. */
function createGridRowStore() {
  const sent: { version: number; values: ResourceRowValues; answer: (reply?: SaveReply) => Promise<void> }[] =
    [];
  const keeper = new GridRowStore({
    labelOf: ({ version }) => `version ${version}`,
    send: async (row, values) => {
      const { promise, resolve } = Promise.withResolvers<SaveReply>();
      const saved = { ...firstRow, ...values, version: row.version + 1 } as ResourceRow;
      const resolveReply = async (reply: SaveReply = [null, saved]) => {
        resolve(reply);
        await waitForPromises();
      };
      sent.push({ version: row.version, values, answer: resolveReply });
      return promise;
    },
  });
  keeper.learn([firstRow]);
  const getCellSign = (field: string) => keeper.rowOf("a")?.cells[field]?.sign;
  return { keeper, sent, signOf: getCellSign };
}
const waitForPromises = () => new Promise((resolve) => setTimeout(resolve));

test("[S37] cells edited while their row is being saved are sent together afterwards, with the returned version", async () => {
  const { keeper, sent, signOf } = createGridRowStore();
  void keeper.put("a", { costPrice: 20 });
  await waitForPromises();
  void keeper.put("a", { costPrice: 30 });
  void keeper.put("a", { discount: 5 });
  await waitForPromises();
  expect(sent).toHaveLength(1);
  expect(signOf("costPrice")).toBe("waiting");
  await sent[0]?.answer();
  expect(sent[1]).toMatchObject({ version: 2, values: { costPrice: 30, discount: 5 } });
  await sent[1]?.answer();
  expect(sent).toHaveLength(2);
  expect([signOf("costPrice"), signOf("discount")]).toEqual(["saved", "saved"]);
  expect(keeper.summary()).toMatchObject({ underWay: 0, first: null });
});

test("[S37] on a conflict in one cell the second editor's value is kept until a choice is made and is saved on the newer version", async () => {
  const { keeper, sent, signOf } = createGridRowStore();
  void keeper.put("a", { costPrice: 20 });
  await waitForPromises();
  const present = { ...firstRow, version: 7, costPrice: 15, discount: 9 };
  await sent[0]?.answer(createRefusedReply("stale_version", { present }));
  expect(keeper.summary()).toMatchObject({ failed: 1, overtaken: "a" });
  void keeper.decide("a", { values: { ...present, costPrice: 20 }, present });
  await waitForPromises();
  expect(sent[1]).toMatchObject({ version: 7, values: { costPrice: 20, discount: 9 } });
  await sent[1]?.answer();
  expect(signOf("costPrice")).toBe("saved");
});

test("[S37] the search finds a row by the text of the other one's version once a conflict is decided", async () => {
  const { keeper, sent } = createGridRowStore();
  void keeper.put("a", { costPrice: 20 });
  await waitForPromises();
  const present = { ...firstRow, version: 7, costPrice: 15 };
  await sent[0]?.answer(createRefusedReply("stale_version", { present }));
  await keeper.decide("a", { values: present, present });
  expect(keeper.rowOf("a")?.said).toBe("version 7");
});

test("[S37] accepting the other value leaves nothing to save", async () => {
  const { keeper, sent, signOf } = createGridRowStore();
  void keeper.put("a", { costPrice: 20 });
  await waitForPromises();
  const present = { ...firstRow, version: 7, costPrice: 15 };
  await sent[0]?.answer(createRefusedReply("stale_version", { present }));
  await keeper.decide("a", { values: present, present });
  expect(sent).toHaveLength(1);
  expect([signOf("costPrice"), keeper.rowOf("a")?.row["costPrice"]]).toEqual([undefined, 15]);
});

test("[S37] a refused field does not block other fields, and failed changes are sent again on request", async () => {
  const { keeper, sent, signOf } = createGridRowStore();
  void keeper.put("a", { costPrice: 20, discount: 5 });
  await waitForPromises();
  await sent[0]?.answer(createRefusedReply("bad_request", { field: "discount" }));
  expect(sent[1]?.values).toMatchObject({ costPrice: 20, discount: 0 });
  await sent[1]?.answer();
  expect([signOf("costPrice"), signOf("discount")]).toEqual(["saved", "failed"]);
  void keeper.again();
  await waitForPromises();
  expect(sent[2]).toMatchObject({ version: 2, values: { discount: 5 } });
  await sent[2]?.answer();
  expect(signOf("discount")).toBe("saved");
});

test("[S37] an invalid value stays as typed until the cell is left, and is never sent", async () => {
  const { keeper, sent, signOf } = createGridRowStore();
  keeper.reject("a", "costPrice", "qimmat", "number");
  expect(keeper.summary()).toMatchObject({ wrong: 1, first: { id: "a", field: "costPrice" } });
  keeper.learn([{ ...firstRow, version: 2, costPrice: 11 }]);
  expect(signOf("costPrice")).toBe("wrong");
  keeper.drop("a", "costPrice");
  expect([sent.length, signOf("costPrice"), keeper.summary().wrong]).toEqual([0, undefined, 0]);
});
