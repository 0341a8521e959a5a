import { demoPayments } from "../demo/demo-config.ts";
import { serveSimulators } from "../demo/http.ts";
import type { TestApp } from "./test-app.ts";

/**
 * The providers' simulators behind the application's own door; before its first call.
 * @returns the accounts that they know, and where they answer.
 */
export async function servePaymentSimulators({ http }: TestApp): Promise<{
  demo: ReturnType<typeof demoPayments>;
  origin: string;
}> {
  const demo = demoPayments({ port: 3000, text: () => undefined, address: () => null });
  serveSimulators(http, demo);
  const { port } = new URL(await http.app.listen({ port: 0, host: "localhost" }));
  return { demo, origin: `http://localhost:${port}` };
}
