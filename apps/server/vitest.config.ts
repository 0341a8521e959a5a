import { defineConfig } from "vitest/config";
import { scaleTime } from "../../scripts/setup/time-scale.mjs";

export default defineConfig({
  test: {
    name: "server",
    root: import.meta.dirname,
    environment: "node",
    include: ["src/**/*.test.ts"],
    globalSetup: ["./src/testing/global-setup.ts"],
    // The timeout is long, because a test that hangs is rare.
    testTimeout: scaleTime(180_000),
    hookTimeout: scaleTime(120_000),
    // Polling expectations get a long timeout, because results of events and jobs wait for a free CPU core.
    expect: { poll: { timeout: scaleTime(10_000) } },
    pool: "forks",
    // Test files of one worker share their modules, because loading all of them again for each file took most of the
    // time.
    isolate: false,
    // Two workers leave the database enough CPU time on a machine with two cores.
    maxWorkers: 2,
    // Node runs the server's sources directly, as in production, without a transformation. No test of the server
    // mocks a module.
    experimental: { viteModuleRunner: false, nodeLoader: false },
  },
});
