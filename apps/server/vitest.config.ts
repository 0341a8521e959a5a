import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "server",
    root: import.meta.dirname,
    environment: "node",
    include: ["src/**/*.test.ts"],
    globalSetup: ["./src/testing/global-setup.ts"],
    // generous: a machine of two busy cores is slow, and a test that hangs is rare
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // What follows by an event or a job comes when the cores are free.
    expect: { poll: { timeout: 10_000 } },
    pool: "forks",
    // Files of one worker share their modules: loading all of them again for each file took most of the time.
    isolate: false,
    // Two cores, and the database wants its share.
    maxWorkers: 2,
  },
});
