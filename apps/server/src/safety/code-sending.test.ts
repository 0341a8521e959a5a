import { expect, test } from "vitest";
import { createTestApp } from "../testing/test-app.ts";
import { chooseByTestSize, printLoadTestFigure } from "../testing/test-size.ts";
import { scaleTime } from "../testing/time-limits.ts";

const codeBudget = { perAddress: 20, perBrandHour: 60, perCountryHour: 50, perHour: 100 };
const app = await createTestApp({ config: { codes: codeBudget } });
const MINUTE_MS = 60_000;
const REQUESTING_ADDRESSES = chooseByTestSize(300, 1000);
const requestCode = async (phone: string, ip: string, host = "osh.localhost") =>
  (await app.call("/users/v1/users/code", { body: { phone }, ip, host })).status;

test("[S7] ten of a phone's eleven requests in a day reach the gateway, over all brands and IP addresses", async () => {
  const hosts = ["osh.localhost", "pizza.localhost"];
  for (let n = 0; n < 11; n += 1) {
    app.clock.advance(11 * MINUTE_MS);
    await requestCode("+998901000001", `10.9.0.${n}`, hosts[n % 2]);
  }
  expect(app.sent.filter(({ phone }) => phone === "+998901000001")).toHaveLength(10);
});

test("[S7] an IP address gets twenty over all brands, including its /64 and its IPv6-mapped form", async () => {
  app.clock.advance(60 * MINUTE_MS);
  const before = app.sent.length;
  for (let n = 0; n < 12; n += 1) {
    await requestCode(`+99890200${1000 + n}`, `2001:db8::${n}`);
    await requestCode(`+99890300${1000 + n}`, `2001:db8::${n}`, "pizza.localhost");
  }
  expect(app.sent.length - before).toBe(20);
  for (let n = 0; n < 22; n += 1) {
    await requestCode(`+99890400${1000 + n}`, n % 2 ? "203.0.113.1" : "::ffff:203.0.113.1");
  }
  expect(app.sent.length - before).toBe(40);
});

test.each([
  "+7 701 123 45 67",
  "+1 900 555 01 23",
  "+44 20 7946 0018",
  "+882 16 1234 5678",
  "+992 90 123 4567",
])("[S7] sends no paid message for %s", async (phone) => {
  const before = app.sent.length;
  expect(await requestCode(phone, "203.0.113.9")).toBe(400);
  expect(app.sent.length).toBe(before);
});

test(
  `[S7] ${REQUESTING_ADDRESSES} IP addresses with as many phones at each of two brands cost no more than the hourly budget`,
  async () => {
    app.clock.advance(61 * MINUTE_MS);
    const before = app.sent.length;
    const requestCodesFromAddresses = async (host: string, operator: string) => {
      for (let n = 0; n < REQUESTING_ADDRESSES; n += 20) {
        const wave = Array.from({ length: 20 }, (_, at) =>
          requestCode(
            `+998${operator}${1_000_000 + n + at}`,
            `10.${operator}.${Math.floor(n / 250)}.${(n % 250) + at}`,
            host,
          ),
        );
        await Promise.all(wave);
      }
    };
    await Promise.all([
      requestCodesFromAddresses("osh.localhost", "93"),
      requestCodesFromAddresses("pizza.localhost", "94"),
    ]);
    const spent = app.sent.slice(before);
    // The last quarter of the hourly sign-in codes is reserved for phones with an account, which the phones of this test
    // lack.
    expect(spent).toHaveLength(codeBudget.perHour * 0.75);
    for (const brand of [app.osh, app.pizza])
      expect(spent.filter(({ merchantId }) => merchantId === brand).length).toBeLessThanOrEqual(
        codeBudget.perBrandHour,
      );
    printLoadTestFigure(
      `S7: ${spent.length} of ${codeBudget.perHour} messages spent on ${2 * REQUESTING_ADDRESSES} requests`,
    );
  },
  scaleTime(120_000),
);
