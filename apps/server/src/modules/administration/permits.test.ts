import type { IssuedPermit, PlatformAction } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { signInAdministrator } from "../../testing/administrator.ts";
import { requestPermit, postRegistration, createRegistrationBody } from "../../testing/new-start.ts";
import { createTestApp } from "../../testing/test-app.ts";

const host = "localhost";

test("[S38, S39] an administrator's link opens one brand within a week, without a phone, even if sign-up is closed", async () => {
  const closed = await createTestApp({ config: { isStartOpen: false } });
  const by = await signInAdministrator(closed);
  const createPermit = async () => {
    const given = await closed.call<{ url: string; expiresAt: string }>("/platform/v1/permits", {
      host,
      token: by,
      body: { for: "Sardor, <i>Chilonzor</i>" },
    });
    expect(given.status).toBe(200);
    return new URL(given.body.url);
  };
  const link = await createPermit();
  expect(link.pathname).toBe("/console/start");
  const permit = link.hash.slice(1);
  const opened = await postRegistration(closed, createRegistrationBody(permit, "sardor"));
  expect(opened.status).toBe(200);
  expect((await postRegistration(closed, createRegistrationBody(permit, "yana"))).body.code).toBe(
    "permit_over",
  );
  const late = (await createPermit()).hash.slice(1);
  closed.clock.advance(7 * 24 * 3_600_000);
  expect((await postRegistration(closed, createRegistrationBody(late, "kech"))).body.code).toBe(
    "permit_over",
  );
  const again = await signInAdministrator(closed);
  const acts = await closed.call<{ kind: string; words: { uz: string } }[]>("/platform/v1/acts", {
    host,
    token: again,
  });
  expect(acts.body.map(({ kind, words }) => [kind, words.uz])).toEqual([
    ["PERMIT", "Sardor, <i>Chilonzor</i>"],
    ["PERMIT", "Sardor, <i>Chilonzor</i>"],
  ]);
  for (const body of [{}, { for: " " }, { for: "x".repeat(121) }])
    expect((await closed.call("/platform/v1/permits", { host, token: again, body })).status).toBe(400);
});

test("[S38, S39] a revoked link opens nothing, and the list shows the state of each link", async () => {
  const apart = await createTestApp({ config: { isStartOpen: false } });
  const by = await signInAdministrator(apart);
  const callPlatform = <T>(method: "GET" | "POST", path: string, body?: object) =>
    apart.call<T>(`/platform/v1${path}`, { host, token: by, method, ...(body && { body }) });
  const createPermit = async (whom: string) => {
    const given = await callPlatform<{ url: string }>("POST", "/permits", { for: whom });
    return new URL(given.body.url).hash.slice(1);
  };
  const lost = await createPermit("Lola");
  const used = await createPermit("Karim");
  const open = await createPermit("Nodir");
  expect((await postRegistration(apart, createRegistrationBody(used, "karim"))).status).toBe(200);
  const listPermits = async () => (await callPlatform<IssuedPermit[]>("GET", "/permits")).body;
  const withdrawPermit = (id: string) =>
    apart.call(`/platform/v1/permits/${id}`, { host, token: by, method: "DELETE" });
  const findPermitId = async (whom: string) =>
    (await listPermits()).find((each) => each.for === whom)?.id ?? "";
  expect((await withdrawPermit(await findPermitId("Lola"))).status).toBe(200);
  expect((await withdrawPermit(await findPermitId("Lola"))).status).toBe(200);
  expect((await postRegistration(apart, createRegistrationBody(lost, "lola"))).body.code).toBe("permit_over");
  expect((await withdrawPermit(await findPermitId("Karim"))).status).toBe(404);
  expect((await withdrawPermit(apart.osh)).status).toBe(404);
  expect((await listPermits()).map((each) => [each.for, each.state, each.brand?.key])).toEqual([
    ["Nodir", "OPEN", undefined],
    ["Karim", "USED", "karim"],
    ["Lola", "WITHDRAWN", undefined],
  ]);
  const acts = (await callPlatform<PlatformAction[]>("GET", "/acts")).body;
  expect(acts.filter(({ kind }) => kind === "PERMIT_WITHDRAWN").map(({ words }) => words?.uz)).toEqual([
    "Lola",
  ]);
  expect((await postRegistration(apart, createRegistrationBody(open, "nodir"))).status).toBe(200);
});

test("[S38] brands opened by administrators' links do not count against the limit of their network", async () => {
  const apart = await createTestApp();
  const by = await signInAdministrator(apart);
  const createBodyWithoutMenu = (permit: string, at: string) =>
    createRegistrationBody(permit, at, { hasMenu: false });
  const open = async (at: number) => {
    const asked = { host, token: by, body: { for: `Lola ${at}` } };
    const { body } = await apart.call<{ url: string }>("/platform/v1/permits", asked);
    const { status } = await postRegistration(
      apart,
      createBodyWithoutMenu(new URL(body.url).hash.slice(1), `lola-${at}`),
    );
    return status;
  };
  for (let at = 0; at < 10; at += 1) expect(await open(at)).toBe(200);
  expect(
    (await postRegistration(apart, createBodyWithoutMenu(await requestPermit(apart), "karim"))).status,
  ).toBe(200);
});
