import { expect, test } from "vitest";
import { networkOf } from "./rate-limit.ts";

test("an IPv6 client counts by its /64, an IPv4 client by its address, also IPv4-mapped", () => {
  expect(networkOf("2001:db8:1:2:aaaa::1")).toBe(networkOf("2001:db8:1:2:bbbb:1:2:3"));
  expect(networkOf("2001:db8:1:3::1")).not.toBe(networkOf("2001:db8:1:2::1"));
  expect(networkOf("2001:0db8::1")).toBe(networkOf("2001:db8:0:0::2"));
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
  expect(networkOf("::ffff:203.0.113.9")).toBe("203.0.113.9");
  expect(networkOf("203.0.113.9")).toBe("203.0.113.9");
});
