import type { Device } from "@dasturxon/contract";
import { expect, test } from "vitest";
import { createTestShop } from "../../../../testing/test-shop.ts";

const app = await createTestShop();
const owner = await app.signInStaff("owner@osh");

interface AddedDevice {
  device: Device;
  pairing: { code: string; expiresAt: string };
}
const path = "/console/v1/devices";
const listDevices = async () => (await app.call<Device[]>(path, { token: owner })).body;
const addDevice = async () =>
  (await app.call<AddedDevice>(path, { token: owner, body: { name: "Planshet", branchId: null } })).body;
const pairDevice = (code: string) =>
  app.call<{ code: string }>("/console/v1/device/pairing", { body: { code } });

test("[S12] while codes are being guessed, over all brands and networks, a code is valid for two minutes", async () => {
  const guessPairingCode = (n: number) =>
    app.call("/console/v1/device/pairing", { body: { code: `AAAA${n}` }, ip: `10.9.${n % 200}.1` });
  const waiting = await addDevice();
  for (let n = 0; n < 100; n += 1) expect((await guessPairingCode(n)).status).toBe(400);
  // Both the list and the reply that creates a code announce the moment at which the code ends.
  const findWaiting = async () => (await listDevices()).find(({ id }) => id === waiting.device.id);
  const twoMinutesFrom = (start: Date) => new Date(start.getTime() + 2 * 60_000).toISOString();
  const createdAt = new Date(Date.parse(waiting.pairing.expiresAt) - 10 * 60_000);
  expect((await findWaiting())?.pairingUntil).toBe(twoMinutesFrom(createdAt));
  app.clock.advance(3 * 60_000);
  expect(await findWaiting()).toMatchObject({ pairedAt: null, pairingUntil: null });
  expect((await pairDevice(waiting.pairing.code)).body.code).toBe("pairing_over");
  const short = await addDevice();
  expect(short.pairing.expiresAt).toBe(twoMinutesFrom(app.clock.now()));
  expect(short.device.pairingUntil).toBe(short.pairing.expiresAt);
  app.clock.advance(2 * 60_000 - 1);
  expect((await pairDevice(short.pairing.code)).status).toBe(200);
  const again = await app.call<AddedDevice["pairing"]>(`${path}/${short.device.id}/pairing`, {
    method: "POST",
    token: owner,
  });
  expect(again.body.expiresAt).toBe(twoMinutesFrom(app.clock.now()));
  app.clock.advance(2 * 60_000);
  expect((await pairDevice(again.body.code)).body.code).toBe("pairing_over");
  app.clock.advance(20 * 60_000);
  const later = await addDevice();
  expect(Date.parse(later.pairing.expiresAt) - app.clock.now().getTime()).toBe(10 * 60_000);
  app.clock.advance(9 * 60_000);
  expect((await pairDevice(later.pairing.code)).status).toBe(200);
});
