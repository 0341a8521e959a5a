import { languageFromWire } from "@dasturxon/domain/locale";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Http, readBrandHints } from "../../platform/http/index.ts";
import { type Installation, readSettings } from "../merchants/index.ts";
import { registerContent } from "./content/http.ts";
import { registerManagedContent } from "./manage/manage-content.ts";
import { registerManagedPolicies } from "./policies/http.ts";
import { registerStories } from "./stories/http.ts";
import { registerVacancies } from "./vacancies/http.ts";
import { createRobotsText, createSitemapXml } from "./sitemap.ts";
import { loadSitemapPaths } from "./sitemap-paths.ts";

const HOUR_CACHE_CONTROL = "public, max-age=3600";

export interface StoreContentOptions {
  installation: Installation;
  /** Whether brands have their own addresses. If false, the sitemap contains the address of the request. */
  hasPublicOrigin: boolean;
}

/** Registers the store's content pages, `robots.txt` and `sitemap.xml`. */
export function registerStoreContent(
  http: Http,
  { installation, hasPublicOrigin }: StoreContentOptions,
): void {
  registerContent(http);
  registerStories(http);
  registerVacancies(http);
  registerManagedContent(http);
  registerManagedPolicies(http);
  http.app.get("/robots.txt", (request, reply) =>
    reply
      .header("cache-control", HOUR_CACHE_CONTROL)
      .type("text/plain; charset=utf-8")
      .send(createRobotsText(getRequestOrigin(request))),
  );
  http.app.get("/sitemap.xml", async (request, reply) => {
    const found = await http.merchants.byHost(readBrandHints(request));
    if (!found?.merchant.isActive || found.merchant.isDeleted) return replyNotFound(reply);
    const { id } = found.merchant;
    const { settings, paths } = await http.db.tenantRead(id, async (tx) => {
      const read = await readSettings(tx, id, installation);
      return { settings: read, paths: await loadSitemapPaths(tx, read) };
    });
    const main = languageFromWire(settings.mainLanguage) ?? "uz";
    const offered = settings.languages.flatMap((language) => languageFromWire(language) ?? []);
    const text = createSitemapXml({
      origin: hasPublicOrigin ? settings.domain : getRequestOrigin(request),
      paths,
      // If the brand forces one language, the sitemap lists only this language [LN-2].
      languages: { offered: settings.isLanguageForced ? [main] : offered, main },
    });
    return reply
      .header("cache-control", HOUR_CACHE_CONTROL)
      .type("application/xml; charset=utf-8")
      .send(text);
  });
}

function getRequestOrigin(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}

function replyNotFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).type("text/plain; charset=utf-8").send("not found\n");
}
