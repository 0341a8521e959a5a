import { chooseLanguage } from "@dasturxon/domain/choose-language";
import { languageFromWire, isLanguage, type Language } from "@dasturxon/domain/locale";
import type { WebSettings } from "@dasturxon/contract/merchants";
import type { FastifyReply, FastifyRequest } from "fastify";
import { createCache } from "../../../platform/cache/index.ts";
import type { Http, PreparedReply, Refusal } from "../../../platform/http/index.ts";
import {
  getDisconnectSignal,
  readBrandHints,
  isRefused,
  networkFromAddress,
  prepareReply,
  refuse,
  sendPreparedReply,
  sendRefusal,
} from "../../../platform/http/index.ts";
import { drawIcon, encodeIco, type IconShape, type ImageRenderer } from "../../../platform/images/index.ts";
import type { InstallationParameters } from "../read-settings.ts";
import { readSettings } from "../read-settings.ts";
import { toIconBackground, hashStoreAppearance, createManifest } from "./manifest.ts";

interface WebAppDeps {
  pictures: ImageRenderer;
  installation: InstallationParameters;
}

interface Brand {
  id: string;
  /** Whether the host of the request determines the brand. False if the visitor chose the brand. */
  isNamed: boolean;
  settings: WebSettings;
}

interface StoreIcon {
  name: string;
  shapeOf(ground: string): IconShape;
  isIco?: boolean;
}

type WebAppHandler = (brand: Brand, request: FastifyRequest) => Promise<PreparedReply | Refusal>;

/** Share of a maskable icon that the logo fills. Masks may cut off up to a fifth at each edge. */
const MASKABLE_ICON_LOGO_SHARE = 0.66;
const DAY_SECONDS = 86_400;
const MAX_SETTINGS_CACHE_BYTES = 8 * 1024 * 1024;
/** Approximate size of a brand's settings in bytes. */
const ESTIMATED_SETTINGS_BYTES = 6_000;

const favicon: StoreIcon = {
  name: "favicon",
  shapeOf: () => ({ size: 48, part: 1, ground: null }),
  isIco: true,
};
/** Icons, all drawn from the brand's logo. */
const storeIcons: readonly StoreIcon[] = [
  { name: "192", shapeOf: () => ({ size: 192, part: 1, ground: null }) },
  { name: "512", shapeOf: () => ({ size: 512, part: 1, ground: null }) },
  { name: "maskable-512", shapeOf: (ground) => ({ size: 512, part: MASKABLE_ICON_LOGO_SHARE, ground }) },
  { name: "apple-180", shapeOf: (ground) => ({ size: 180, part: 0.9, ground }) },
];

/**
 * Serves the files that make a store installable: manifest, icons and `/favicon.ico`, by the brand of the host [BR-5].
 */
export function serveWebApp(http: Http, { pictures, installation }: WebAppDeps): void {
  const known = createCache<{ size: number; settings: WebSettings }>({ maxBytes: MAX_SETTINGS_CACHE_BYTES });
  http.onInvalidate.push((merchantId) => known.drop(merchantId));

  async function findBrand(request: FastifyRequest): Promise<Brand | null> {
    const byHost = await http.merchants.byHost(readBrandHints(request));
    if (!byHost || byHost.merchant.isDeleted) return null;
    const { merchant, isNamed } = byHost;
    const { settings } = await known.getOrPrepare(merchant.id, merchant.contentVersion, async () => ({
      size: ESTIMATED_SETTINGS_BYTES,
      settings: await http.db.tenantRead(merchant.id, (tx) => readSettings(tx, merchant.id, installation)),
    }));
    return { id: merchant.id, isNamed, settings };
  }

  function serveForBrand(path: string, answer: WebAppHandler): void {
    http.app.get(path, async (request, reply): Promise<FastifyReply> => {
      const brand = await findBrand(request);
      const made = brand ? await answer(brand, request) : refuse("not_found");
      if (!brand || isRefused(made))
        return sendRefusal(request, reply, isRefused(made) ? made : refuse("not_found"));
      return sendPreparedReply(http, {
        request,
        reply,
        prepared: made,
        merchantId: brand.id,
        isCached: false,
        headers: { "cache-control": getCacheControlHeader(brand, request) },
      });
    });
  }

  serveForBrand("/favicon.ico", (brand, request) => renderIcon(pictures, favicon, { brand, request }));
  serveForBrand("/icons/:file", async (brand, request) => {
    const { file } = request.params as { file: string };
    const icon = storeIcons.find(({ name }) => file === `${name}.png`);
    return icon ? await renderIcon(pictures, icon, { brand, request }) : refuse("not_found");
  });
  serveForBrand("/manifest.webmanifest", async (brand, request) => {
    const manifest = createManifest(brand.settings, {
      ...brand,
      language: chooseManifestLanguage(brand, request),
    });
    return prepareReply(JSON.stringify(manifest), {
      contentType: "application/manifest+json; charset=utf-8",
      headers: { vary: "accept-encoding" },
    });
  });
}

/**
 * Returns the cache header. If the visitor chose the brand, shared caches must not store the reply: other visitors of
 * the same host may have another brand.
 */
function getCacheControlHeader({ isNamed, settings }: Brand, request: FastifyRequest): string {
  const { v } = request.query as Record<string, unknown>;
  return `${isNamed ? "public" : "private"}, max-age=${v === hashStoreAppearance(settings) ? DAY_SECONDS * 365 : DAY_SECONDS}`;
}

function chooseManifestLanguage({ settings }: Brand, request: FastifyRequest): Language {
  const { lang } = request.query as Record<string, unknown>;
  const main = languageFromWire(settings.mainLanguage) ?? "uz";
  return chooseLanguage({
    stored: isLanguage(lang) ? lang : undefined,
    channel: "web",
    offered: settings.languages.flatMap((each) => languageFromWire(each) ?? []),
    main,
    forced: settings.isLanguageForced ? main : null,
  });
}

/** Draws an icon from the brand's logo. Without a logo, the icon has the brand's colour. */
async function renderIcon(
  pictures: ImageRenderer,
  { name, shapeOf, isIco = false }: StoreIcon,
  { brand, request }: { brand: Brand; request: FastifyRequest },
): Promise<PreparedReply | Refusal> {
  const ground = toIconBackground(brand.settings);
  const shape = shapeOf(ground);
  const { favicon: small, logo } = brand.settings;
  const key = isIco ? (small ?? logo) : (logo ?? small);
  // A logo or favicon on another host is never downloaded.
  const isOurs = key !== null && !key.startsWith("https://");
  const drawing = {
    name: `${name}:${ground}`,
    format: "png" as const,
    draw: (original: Buffer) => drawIcon(original, shape),
  };
  const [who, signal] = [networkFromAddress(request.ip), getDisconnectSignal(request)];
  const drawn = isOurs ? await pictures.make({ key, drawing, who, signal }) : null;
  if (isRefused(drawn) && drawn.code !== "not_found") return drawn;
  const png =
    drawn && !isRefused(drawn)
      ? (await drawn.variantFor("identity")).body
      : await drawIcon(null, { ...shape, ground });
  return prepareReply(isIco ? encodeIco(png, shape.size) : png, {
    contentType: isIco ? "image/x-icon" : "image/png",
    isCompressible: false,
    headers: { vary: "accept-encoding" },
  });
}
