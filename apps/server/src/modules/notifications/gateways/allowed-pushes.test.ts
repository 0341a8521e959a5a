import { expect, test } from "vitest";
import { createPushGateway } from "./push-gateway.ts";
import { createAllowedPushServices } from "./allowed-pushes.ts";

const unrestrictedPushServices = createAllowedPushServices([]);

test("[CT-4] accepts any public push service over https", () => {
  for (const endpoint of [
    "https://fcm.googleapis.com/fcm/send/a:b",
    "https://web.push.apple.com/a",
    "https://1.1.1.1/a",
    "https://[2606:4700::1111]/a",
  ])
    expect(unrestrictedPushServices.isAllowed(endpoint), endpoint).toBe(true);
});

test("[CT-4] refuses a push endpoint inside the installation's own network", () => {
  for (const endpoint of [
    "http://fcm.googleapis.com/a",
    "https://fcm.googleapis.com:8443/a",
    "https://user:word@fcm.googleapis.com/a",
    "https://localhost/a",
    "https://postgres/a",
    "https://db.internal/a",
    "https://a.localhost/a",
    "https://127.0.0.1/a",
    "https://0x7f.1/a",
    "https://10.0.0.5/a",
    "https://169.254.169.254/latest/meta-data",
    "https://[::1]/a",
    "https://[::ffff:10.0.0.5]/a",
    "https://[fd00::1]/a",
    "https://[64:ff9b::a00:5]/a",
    "file:///etc/passwd",
    "nothing",
    `https://a.uz/${"a".repeat(2048)}`,
  ])
    expect(unrestrictedPushServices.isAllowed(endpoint), endpoint).toBe(false);
});

test("[CT-4] allows only the push services that the operator lists, if any", () => {
  const named = createAllowedPushServices(["https://fcm.googleapis.com", "https://*.push.apple.com"]);
  expect(named.isAllowed("https://fcm.googleapis.com/a")).toBe(true);
  expect(named.isAllowed("https://web.push.apple.com/a")).toBe(true);
  for (const other of [
    "https://push.apple.com.evil.uz/a",
    "https://evilpush.apple.com/a",
    "http://web.push.apple.com/a",
  ])
    expect(named.isAllowed(other), other).toBe(false);
});

test("[CT-4] does not call a name that resolves to a private address at request time, even beside a public one", async () => {
  const push = {
    endpoint: "https://push.example.com/a",
    authorization: "",
    body: Buffer.of(1),
    ttlSeconds: 1,
    topic: "a",
  };
  for (const addresses of [["10.0.0.5"], ["1.1.1.1", "127.0.0.1"], ["::1"], []]) {
    const gateway = createPushGateway(unrestrictedPushServices, (_host, _options, callback) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
      ),
    );
    await expect(gateway.send(push, new AbortController().signal)).resolves.toBe("gone");
  }
});
