import { fromWire } from "@dasturxon/domain/locale";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Http, hostQuestion } from "../../platform/http/index.ts";
import { selectLanguages } from "../merchants/index.ts";
import { selectProductIds } from "../products/index.ts";
import { registerContent } from "./content/http.ts";
import { registerStories } from "./stories/http.ts";
import { registerVacancies } from "./vacancies/http.ts";
import { robots, sitemap } from "./sitemap.ts";

const shopPages = ["/", "/category", "/branches", "/about"];
const HOUR = "public, max-age=3600";

/** What a store tells about itself, to people and to search engines. */
export function registerSupport(http: Http): void {
  registerContent(http);
  registerStories(http);
  registerVacancies(http);
  http.app.get("/robots.txt", (request, reply) =>
    reply
      .header("cache-control", HOUR)
      .type("text/plain; charset=utf-8")
      .send(robots(originOf(request))),
  );
  http.app.get("/sitemap.xml", async (request, reply) => {
    const found = await http.merchants.byHost(hostQuestion(request));
    if (!found?.merchant.isActive || found.merchant.isDeleted) return nothing(reply);
    const { id } = found.merchant;
    const { languages, products } = await http.db.tenantRead(id, async (tx) => ({
      languages: await selectLanguages(tx, id),
      products: await selectProductIds(tx, id),
    }));
    const paths = [...shopPages, ...products.map((product) => `/product/${product}`)];
    const known = languages.flatMap((language) => fromWire(language) ?? []);
    const text = sitemap({ origin: originOf(request), paths, languages: known });
    return reply.header("cache-control", HOUR).type("application/xml; charset=utf-8").send(text);
  });
}

function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

function nothing(reply: FastifyReply): FastifyReply {
  return reply.code(404).type("text/plain; charset=utf-8").send("not found\n");
}
