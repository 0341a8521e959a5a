import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { menuSections } from "../features/menu/menu-model.ts";
import { menuData } from "../features/menu/structured-data.ts";
import { useText } from "../platform/brand.tsx";
import { useT } from "../platform/i18n.tsx";
import { storefrontContext } from "../platform/load-context.ts";
import { JsonLd, PageHead } from "../platform/page-head.tsx";
import { sideChannel } from "../platform/server-side.tsx";
import { Picture } from "../ui/picture.tsx";
import type { Route } from "./+types/category";

/** Only what the tiles show; the whole menu goes into the structured data. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(storefrontContext);
  const { data: menu, error } = await page.call("GET /products/v1/overalls", { query: { type: "WEB" } });
  if (error) throw new Response(error.description.en, { status: error.statusCode || 503 });
  if (page.merchant) context.get(sideChannel).jsonLd = menuData({ ...page, merchant: page.merchant }, menu);
  return {
    tiles: menuSections(menu).map(({ category, products }) => ({
      id: category.id,
      name: category.name,
      count: products.length,
      image: category.image ?? products[0]?.image ?? null,
      ground: products[0]?.imageGround ?? null,
    })),
  };
}

export default function Categories({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const text = useText();
  return (
    <main className="mx-auto max-w-[1280px] px-4 pb-24 lg:px-6">
      <PageHead
        title={t("menu.categories")}
        description={loaderData.tiles.map((tile) => text(tile.name)).join(", ")}
      />
      <JsonLd />
      <header className="-ms-2 flex min-h-14 items-center gap-1">
        <Link to="/" aria-label={t("action.back")} className="grid size-11 place-items-center rounded-full">
          <ArrowLeft size={22} aria-hidden className="rtl:-scale-x-100" />
        </Link>
        <h1 className="text-section font-bold">{t("menu.categories")}</h1>
      </header>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4 lg:gap-4">
        {loaderData.tiles.map((tile, at) => (
          <li key={tile.id}>
            <Link to={`/#c-${tile.id}`} className="block">
              <Picture
                image={tile.image}
                ground={tile.ground}
                alt=""
                width={173}
                height={173}
                sizes="(min-width: 1024px) 300px, 46vw"
                isUrgent={at < 4}
                className="rounded-card"
              />
              <span className="flex items-baseline gap-1.5 pt-2 pb-1 text-card font-bold">
                {text(tile.name)}
                <small className="num text-caption font-medium text-ink-3">{tile.count}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  );
}
