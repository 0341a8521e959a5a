import { expect, test } from "vitest";
import { networkFromAddress } from "./rate-limit.ts";

test("an IPv6 client counts by its /64, an IPv4 client by its address, also IPv4-mapped", () => {
  expect(networkFromAddress("2001:db8:1:2:aaaa::1")).toBe(networkFromAddress("2001:db8:1:2:bbbb:1:2:3"));
  expect(networkFromAddress("2001:db8:1:3::1")).not.toBe(networkFromAddress("2001:db8:1:2::1"));
  expect(networkFromAddress("2001:0db8::1")).toBe(networkFromAddress("2001:db8:0:0::2"));
  expect(networkFromAddress("::1")).toBe("0:0:0:0::/64");
  expect(networkFromAddress("::ffff:203.0.113.9")).toBe("203.0.113.9");
  expect(networkFromAddress("203.0.113.9")).toBe("203.0.113.9");
});
