import { createPaymeSimulator, type Kassa } from "../../../../simulators/payme/payme-simulator.ts";
import type { Simulator } from "../../../../simulators/simulator.ts";
import type { Http } from "../platform/http/index.ts";
import { demoKassas } from "./demo-payments.ts";

/** Pages without script, in their own colours. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

/** The simulators of the demo, below the store's own address: a newcomer pays without a network. */
export function serveSimulators(http: Http, payme: { kassaId: string | null; key: string }): void {
  const kassaOf = async (kassaId: string): Promise<Kassa | null> => {
    const merchantId = (await http.db.platform(demoKassas))(payme.kassaId).get(kassaId);
    const address = http.app.server.address();
    if (merchantId === undefined || typeof address !== "object" || address === null) return null;
    const endpoint = `http://localhost:${address.port}/api/payments/v1/payme/${merchantId}`;
    return { endpoint, key: payme.key };
  };
  const simulators: Record<string, Simulator> = { payme: createPaymeSimulator(kassaOf) };
  http.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
    scope.route({
      method: ["GET", "POST"],
      url: "/simulators/:name/*",
      async handler(request, reply) {
        const { name = "", "*": rest = "" } = request.params as Record<string, string>;
        const simulator = simulators[name];
        if (!simulator) return reply.callNotFound();
        const answer = await simulator.answer({
          method: request.method,
          rest,
          form: new URLSearchParams(typeof request.body === "string" ? request.body : ""),
          origin: `${request.protocol}://${request.host}`,
        });
        void reply.header("cache-control", "no-store").header("content-security-policy", POLICY);
        if ("goTo" in answer) return reply.redirect(answer.goTo, 303);
        return reply.type("text/html; charset=utf-8").send(answer.html);
      },
    });
  });
}
