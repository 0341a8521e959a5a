import { expect, test } from "vitest";
import { addMissingPackages, findLockfileFaults } from "./lockfile.mjs";

const lock = {
  lockfileVersion: 3,
  packages: {
    "": { name: "shop" },
    "node_modules/tool": {
      version: "2.0.0",
      dev: true,
      optionalDependencies: {
        "@tool/darwin-arm64": "2.0.0",
        "@tool/linux-x64-musl": "2.0.0",
        plain: "^1.0.0",
      },
    },
    "node_modules/plain": { version: "1.2.3" },
    "node_modules/@tool/darwin-arm64": { version: "1.0.0" },
  },
};

test("finds a lockfile without a package of another platform, and completes it for npm ci", () => {
  expect(findLockfileFaults(lock)).toEqual([
    expect.stringContaining("@tool/darwin-arm64@2.0.0"),
    expect.stringContaining("@tool/linux-x64-musl@2.0.0"),
  ]);
  const whole = addMissingPackages(lock);
  expect(findLockfileFaults(whole)).toEqual([]);
  expect(whole.packages).toMatchObject({
    "node_modules/@tool/darwin-arm64": { version: "1.0.0" },
    "node_modules/tool/node_modules/@tool/darwin-arm64": { version: "2.0.0", os: ["darwin"], cpu: ["arm64"] },
    "node_modules/@tool/linux-x64-musl": { os: ["linux"], libc: ["musl"], optional: true, dev: true },
  });
});

test("finds a lockfile that names a registry", () => {
  const named = {
    packages: { "node_modules/a": { version: "1.0.0", resolved: "https://registry.example/a.tgz" } },
  };
  expect(findLockfileFaults(named)).toEqual([expect.stringContaining("https://registry.example/a.tgz")]);
});
