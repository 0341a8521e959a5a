import { readDemoPayments } from "@dasturxon/providers/payments/demo-accounts";
import { serveSimulators } from "../demo/http.ts";
import type { TestApp } from "./test-app.ts";

/**
 * Serves the providers' simulators behind the app's own server. To be called before the first call of the app.
 * @returns the accounts of the simulators, and their address.
 */
export async function servePaymentSimulators({ http }: TestApp): Promise<{
  demo: ReturnType<typeof readDemoPayments>;
  origin: string;
}> {
  const demo = readDemoPayments({ port: 3000, text: () => undefined, address: () => null });
  serveSimulators(http, demo);
  const { port } = new URL(await http.app.listen({ port: 0, host: "localhost" }));
  return { demo, origin: `http://localhost:${port}` };
}
