import { Suspense } from "react";
import { data, useNavigate } from "react-router";
import { channelOf } from "../features/menu/channel.ts";
import { menuSections } from "../features/menu/menu-model.ts";
import { FavouriteButton } from "../features/product/favourite-button.tsx";
import { ProductPage } from "../features/product/product-page.tsx";
import { REVIEWS_SIZE } from "../features/product/reviews-query.ts";
import type { ReviewsPage } from "../features/product/reviews-query.ts";
import { ShareButton } from "../features/product/share-button.tsx";
import { breadcrumbData, productData } from "../features/menu/structured-data.ts";
import { useText } from "../shop/brand/brand.tsx";
import { useT } from "../platform/i18n.tsx";
import { lazyWhenRendered } from "../platform/lazy-component.tsx";
import { storefrontContext } from "../platform/load-context.ts";
import { productOf } from "../shop/menu/menu-query.ts";
import { failedPage } from "../platform/failed-page.ts";
import { JsonLd, PageHead } from "../shop/brand/page-head.tsx";
import { markIn, productMark } from "../shop/menu/product-mark.ts";
import { sideChannel } from "../platform/server-side.tsx";
import { stateOf } from "../shop/menu/product-view.ts";
import { sectionPath } from "../shop/menu/section-id.ts";
import type { Category, Menu, Product } from "../platform/shapes.ts";
import { BackLink } from "../ui/back-link.tsx";
import type { Route } from "./+types/product";

const GoneProduct = lazyWhenRendered(() =>
  import("../features/menu/gone-product.tsx").then((module) => module.GoneProduct),
);

interface ProductPageData {
  /** Null if the menu no longer contains the product. */
  product: Product | null;
  mark: string;
  /** Other products, shown if the product is no longer available. */
  others: { product: Product; category: Category }[];
  reviews: ReviewsPage | null;
}

const MAX_OTHERS = 4;

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(storefrontContext);
  const { data: menu, error } = await page.call("GET /products/v1/overalls", {
    query: { type: channelOf(page.shell) },
  });
  if (error) throw failedPage(error, page.language);
  const product = menu.products.find((each) => each.id === params.id);
  if (!product) {
    const gone: ProductPageData = { product: null, mark: "dish", others: favourites(menu), reviews: null };
    return data(gone, { status: 404 });
  }
  const [reviews, grades] = await Promise.all([
    page.merchant?.features.productComment
      ? page.call("GET /products/v1/grade/{productId}/comments", {
          path: { productId: product.id },
          query: { page: 0, size: REVIEWS_SIZE },
        })
      : null,
    product.grade === null ? null : page.call("GET /products/v1/grade"),
  ]);
  const gradedBy = {
    grades: grades?.data?.find(({ productId }) => productId === product.id)?.count ?? 0,
    reviews: reviews?.data?.totalElements ?? 0,
  };
  const category = menu.categories.find(({ id }) => id === product.categoryId);
  if (page.merchant) {
    const about = { ...page, merchant: page.merchant };
    context.get(sideChannel).jsonLd = [
      productData(about, product, gradedBy),
      breadcrumbData(about, [
        ...(category ? [{ name: category.name, path: sectionPath(category.id) }] : []),
        { name: product.name, path: `/product/${product.id}` },
      ]),
    ];
  }
  return data<ProductPageData>({
    product,
    mark: markIn(menu, product.categoryId),
    others: [],
    reviews: reviews?.data ?? null,
  });
}

/** Returns the available products that guests like most. */
function favourites(menu: Menu): ProductPageData["others"] {
  const offered = menuSections(menu).flatMap(({ category, products }) =>
    products
      .filter((product) => stateOf(product, Date.now()).state === "available")
      .map((product) => ({ product, category: { ...category, viewType: "MEDIUM" as const } })),
  );
  const hits = offered.filter(({ product }) => product.labels.includes("HIT"));
  return [...hits, ...offered.filter((one) => !hits.includes(one))].slice(0, MAX_OTHERS);
}

/** Uses the product from the loaded menu on client navigation. Calls the server only if the menu lacks the product. */
export async function clientLoader({
  params,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<ProductPageData> {
  const product = productOf(params.id);
  return product
    ? { product, mark: productMark(product.id), others: [], reviews: null }
    : await serverLoader();
}

export default function ProductRoute({
  loaderData: { product, mark, others, reviews },
}: Route.ComponentProps) {
  return product ? (
    <ProductShown product={product} mark={mark} reviews={reviews} />
  ) : (
    <Suspense>
      <GoneProduct others={others} />
    </Suspense>
  );
}

function ProductShown({
  product,
  mark,
  reviews,
}: {
  product: Product;
  mark: string;
  reviews: ReviewsPage | null;
}) {
  const t = useT();
  const text = useText();
  const navigate = useNavigate();
  const name = text(product.name);

  return (
    <main
      id="main"
      className="mx-auto flex min-h-dvh max-w-[1040px] flex-col lg:block lg:min-h-0 lg:px-6 lg:pb-16"
    >
      <PageHead title={name} description={text(product.description)} image={product.image} />
      <JsonLd />
      <header className="flex min-h-14 items-center px-2 lg:px-0">
        <BackLink label={t("action.back")} />
        <span className="ms-auto flex">
          <FavouriteButton product={{ id: product.id, name }} />
          <ShareButton product={{ id: product.id, name }} />
        </span>
      </header>
      <ProductPage
        key={product.id}
        product={product}
        mark={mark}
        reviews={reviews}
        onAdded={() => void navigate("/")}
      />
    </main>
  );
}
