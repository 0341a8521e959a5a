import { expect, test } from "vitest";
import type { HttpCall } from "../../http-client.ts";
import { createMulticardApi } from "./multicard-api.ts";

const API_URL = "https://mesh.example";
const createAccount = (applicationId: string) => ({
  applicationId,
  secret: "secret",
  storeId: "1",
  api: API_URL,
});
const payment = { id: "order", amount: 10, state: "pending", pageId: "invoice" } as const;

/** Multicard that accepts only the last token of each account. `logins` lists the accounts in order of their logins. */
function createFakeMulticard() {
  const logins: string[] = [];
  const valid = new Map<string, string>();
  const call = async (address: string, { body, headers }: HttpCall) => {
    if (address.endsWith("/auth")) {
      const name = String(new Map(Object.entries(body ?? {})).get("application_id"));
      logins.push(name);
      valid.set(name, `${name} ${logins.length}`);
      return { status: 200, body: { token: valid.get(name) } };
    }
    const isValid = [...valid.values()].includes(headers?.["x-access-token"] ?? "");
    return isValid
      ? {
          status: 200,
          body: { data: { payment: { status: "success", payment_amount: 1000, uuid: "uuid" } } },
        }
      : { status: 401, body: {} };
  };
  const api = createMulticardApi({ call, now: () => 0, defaultApi: null, stableId: () => "id" });
  return { api, logins, expire: (name: string) => valid.set(name, "expired") };
}

test("[PY-3] a rejected token of one brand leaves the tokens of other brands in the cache", async () => {
  const { api, logins, expire } = createFakeMulticard();
  await api.ask(createAccount("osh"), payment);
  await api.ask(createAccount("pizza"), payment);
  expire("osh");
  expect((await api.ask(createAccount("osh"), payment)).state).toBe("paid");
  expect((await api.ask(createAccount("pizza"), payment)).state).toBe("paid");
  expect(logins).toEqual(["osh", "pizza", "osh"]);
});

test("[PY-3] concurrent calls with a rejected token log in once", async () => {
  const { api, logins, expire } = createFakeMulticard();
  await api.ask(createAccount("osh"), payment);
  expire("osh");
  await Promise.all([api.ask(createAccount("osh"), payment), api.ask(createAccount("osh"), payment)]);
  expect(logins).toEqual(["osh", "osh"]);
});

test("[PY-1] a failed login is not cached", async () => {
  let isUp = false;
  const call = async (address: string) => {
    if (!isUp) throw new Error("no answer");
    return { status: 200, body: address.endsWith("/auth") ? { token: "token" } : {} };
  };
  const api = createMulticardApi({ call, now: () => 0, defaultApi: null, stableId: () => "id" });
  await expect(api.ask(createAccount("osh"), payment)).rejects.toThrow("no answer");
  isUp = true;
  expect((await api.ask(createAccount("osh"), payment)).state).toBe("waiting");
});

test("[PY-1] a test of one brand's credentials logs in again and keeps the tokens of other brands", async () => {
  const { api, logins } = createFakeMulticard();
  await api.ask(createAccount("osh"), payment);
  await api.ask(createAccount("pizza"), payment);
  expect(await api.tryOut?.(createAccount("osh"))).toBe(true);
  await api.ask(createAccount("pizza"), payment);
  expect(logins).toEqual(["osh", "pizza", "osh"]);
});
