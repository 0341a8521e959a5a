import { Link } from "react-router";
import { findCategoryIcon } from "@dasturxon/domain/category-mark";
import { menuChannelFromShell } from "../features/menu/channel.ts";
import { buildMenuLayout } from "../features/menu/menu-model.ts";
import { buildBreadcrumbSchema, buildCatalogueSchema } from "../features/menu/structured-data.ts";
import { useBrand, useText } from "../shop/brand/brand.tsx";
import { useJoinByCommas } from "../shop/brand/listed-words.ts";
import { toBackgroundStyle, toTextColorStyle } from "../shop/brand/own-colors.ts";
import { createI18n, useT } from "../platform/i18n.tsx";
import { getMessages } from "../platform/messages.server.ts";
import { storefrontPageContext } from "../platform/load-context.ts";
import { createErrorResponse } from "../platform/failed-page.ts";
import { JsonLd, PageHead } from "../shop/brand/page-head.tsx";
import { serverSideLoaderContext } from "../platform/server-side.tsx";
import { BackLink } from "../ui/back-link.tsx";
import { Picture } from "../ui/picture.tsx";
import { toSectionPath } from "../shop/menu/section-id.ts";
import type { Route } from "./+types/category";

/** Returns only the data that the tiles show. The whole menu goes into the JSON-LD for search engines only. */
export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(storefrontPageContext);
  const { data: menu, error } = await page.call("GET /products/v1/overalls", {
    query: { type: menuChannelFromShell(page.shell) },
  });
  if (error) throw createErrorResponse(error, page.language);
  if (page.merchant) {
    const about = { ...page, merchant: page.merchant };
    const name = createI18n(page.language, getMessages(page.language))._("menu.categories");
    const way = buildBreadcrumbSchema(about, [{ name, path: "/category" }]);
    context.get(serverSideLoaderContext).jsonLd = [buildCatalogueSchema(about, menu), way];
  }
  const views = page.merchant?.views ?? { groupView: "WITHOUT_GROUP", categoryView: "ALL" };
  const { isGrouped, groups } = buildMenuLayout(menu, views);
  const tileGroups = groups.map(({ id, group, sections }) => ({
    id,
    name: isGrouped ? (group?.name ?? null) : null,
    bgColor: isGrouped ? (group?.bgColor ?? null) : null,
    tiles: sections.map(({ category, products }) => ({
      id: category.id,
      name: category.name,
      count: products.length,
      textColor: category.textColor,
      image: category.image ?? products.find(({ image }) => image)?.image ?? null,
      ground: products.find(({ image }) => image)?.imageGround ?? null,
      mark: findCategoryIcon(category.name),
    })),
  }));
  // Sends all categories as one group if the brand's layout shows no group names [MN-3].
  const tiles = tileGroups.flatMap((tileGroup) => tileGroup.tiles);
  return { shelves: isGrouped ? tileGroups : [{ id: "all", name: null, bgColor: null, tiles }] };
}

type TileGroup = Awaited<ReturnType<typeof loader>>["shelves"][number];

export default function Categories({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const listedWords = useJoinByCommas();
  const text = useText();
  const { shelves: tileGroups } = loaderData;
  return (
    <main id="main" className="mx-auto max-w-[1280px] px-4 pb-24 lg:px-6">
      <PageHead
        title={t("menu.categories")}
        description={listedWords(tileGroups.flatMap(({ tiles }) => tiles).map(({ name }) => text(name)))}
      />
      <JsonLd />
      <header className="flex min-h-14 items-center gap-1">
        <BackLink label={t("action.back")} className="-ms-2" />
        <h1 className="text-section font-bold">{t("menu.categories")}</h1>
      </header>
      {tileGroups.map((tileGroup, at) => (
        <section
          key={tileGroup.id}
          style={toBackgroundStyle(tileGroup.bgColor)}
          className={tileGroup.bgColor ? "mb-6 rounded-sheet p-4" : "pb-6"}
        >
          {tileGroup.name && <h2 className="pb-3 text-title font-bold">{text(tileGroup.name)}</h2>}
          <CategoryTiles tiles={tileGroup.tiles} urgent={at === 0 ? 4 : 0} />
        </section>
      ))}
    </main>
  );
}

function CategoryTiles({ tiles, urgent }: { tiles: TileGroup["tiles"]; urgent: number }) {
  const text = useText();
  const { isCategoryImageVisible } = useBrand().merchant.views;
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(8.25rem,34%),1fr))] gap-3 sm:grid-cols-3 lg:grid-cols-4 lg:gap-4">
      {tiles.map((tile, at) => (
        <li key={tile.id}>
          <Link to={toSectionPath(tile.id)} className="block">
            {isCategoryImageVisible && (
              <Picture
                image={tile.image}
                ground={tile.ground}
                mark={tile.mark}
                alt=""
                width={173}
                height={173}
                sizes="(min-width: 1024px) 300px, 46vw"
                isUrgent={at < urgent}
                className="rounded-card"
              />
            )}
            <span
              style={toTextColorStyle(tile.textColor)}
              className={`text-card font-bold ${isCategoryImageVisible ? "block pt-2 pb-1" : "flex min-h-14 items-center justify-between gap-3 rounded-card bg-sunken px-4"}`}
            >
              {text(tile.name)} <small className="text-caption font-medium text-ink-3">{tile.count}</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
