import { createPaymeSimulator } from "@dasturxon/providers/payments/payme/simulator/payme-simulator";
import type { TestApp } from "./test-app.ts";

/**
 * Serves Payme's Subscribe API for the brand osh on a port of the app, whose billing it calls. To be called before the
 * first call of the app. @returns its address.
 */
export async function servePayme(app: TestApp, key: string): Promise<string> {
  const getServerOrigin = () => {
    const address = app.http.app.server.address();
    return `http://localhost:${typeof address === "object" && address ? address.port : 0}`;
  };
  const getMerchantApiUrl = () => `${getServerOrigin()}/api/payments/v1/payme/${app.osh}`;
  const simulator = createPaymeSimulator(async () => ({ endpoint: getMerchantApiUrl(), key }), key);
  app.http.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    scope.post("/payme/api", async ({ headers, body }, reply) => {
      const request = { method: "POST", rest: "api", headers, body: String(body), origin: getServerOrigin() };
      const empty = { query: new URLSearchParams(), form: new URLSearchParams(), language: "en" as const };
      const answer = await simulator.answer({ ...request, ...empty });
      return "json" in answer ? reply.code(answer.status ?? 200).send(answer.json) : reply.callNotFound();
    });
  });
  await app.http.app.listen({ port: 0, host: "localhost" });
  return `${getServerOrigin()}/payme/api`;
}
