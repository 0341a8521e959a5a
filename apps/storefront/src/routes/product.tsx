import { Suspense } from "react";
import { data, useNavigate } from "react-router";
import { menuChannelFromShell } from "../features/menu/channel.ts";
import { buildMenuSections } from "../features/menu/menu-model.ts";
import { FavouriteButton } from "../features/product/favourite-button.tsx";
import { ProductPage } from "../features/product/product-page.tsx";
import { REVIEWS_PAGE_SIZE } from "../features/product/reviews-query.ts";
import type { ReviewsPage } from "../features/product/reviews-query.ts";
import { ShareButton } from "../features/product/share-button.tsx";
import { buildBreadcrumbSchema, buildProductSchema } from "../features/menu/structured-data.ts";
import { useText } from "../shop/brand/brand.tsx";
import { useT } from "../platform/i18n.tsx";
import { lazyWhenRendered } from "../platform/lazy-component.tsx";
import { storefrontPageContext } from "../platform/load-context.ts";
import { findProduct } from "../shop/menu/menu-query.ts";
import { createErrorResponse } from "../platform/failed-page.ts";
import { JsonLd, PageHead } from "../shop/brand/page-head.tsx";
import { getCategoryIcon, getProductIcon } from "../shop/menu/product-mark.ts";
import { serverSideLoaderContext } from "../platform/server-side.tsx";
import { getProductState } from "../shop/menu/product-view.ts";
import { toSectionPath } from "../shop/menu/section-id.ts";
import type { Category, Menu, Product } from "../platform/shapes.ts";
import { BackLink } from "../ui/back-link.tsx";
import type { Route } from "./+types/product";

const RemovedProduct = lazyWhenRendered(() =>
  import("../features/menu/gone-product.tsx").then((module) => module.RemovedProduct),
);

interface ProductPageData {
  /** Product of the page. Null if the menu no longer contains the product. */
  product: Product | null;
  mark: string;
  /** Other products, shown if the product is no longer available. */
  others: { product: Product; category: Category }[];
  reviews: ReviewsPage | null;
}

const MAX_OTHER_PRODUCTS = 4;

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(storefrontPageContext);
  const { data: menu, error } = await page.call("GET /products/v1/overalls", {
    query: { type: menuChannelFromShell(page.shell) },
  });
  if (error) throw createErrorResponse(error, page.language);
  const product = menu.products.find((each) => each.id === params.id);
  if (!product) {
    const gone: ProductPageData = {
      product: null,
      mark: "dish",
      others: listPopularProducts(menu),
      reviews: null,
    };
    return data(gone, { status: 404 });
  }
  const [reviews, grades] = await Promise.all([
    page.merchant?.features.productComment
      ? page.call("GET /products/v1/grade/{productId}/comments", {
          path: { productId: product.id },
          query: { page: 0, size: REVIEWS_PAGE_SIZE },
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
    context.get(serverSideLoaderContext).jsonLd = [
      buildProductSchema(about, product, gradedBy),
      buildBreadcrumbSchema(about, [
        ...(category ? [{ name: category.name, path: toSectionPath(category.id) }] : []),
        { name: product.name, path: `/product/${product.id}` },
      ]),
    ];
  }
  return data<ProductPageData>({
    product,
    mark: getCategoryIcon(menu, product.categoryId),
    others: [],
    reviews: reviews?.data ?? null,
  });
}

/**
 * Returns available products, shown if the product of the page is no longer sold. Those with the label HIT come first.
 */
function listPopularProducts(menu: Menu): ProductPageData["others"] {
  const offered = buildMenuSections(menu).flatMap(({ category, products }) =>
    products
      .filter((product) => getProductState(product, Date.now()).state === "available")
      .map((product) => ({ product, category: { ...category, viewType: "MEDIUM" as const } })),
  );
  const hits = offered.filter(({ product }) => product.labels.includes("HIT"));
  return [...hits, ...offered.filter((one) => !hits.includes(one))].slice(0, MAX_OTHER_PRODUCTS);
}

/** Uses the product from the loaded menu on client navigation. Calls the server only if the menu lacks the product. */
export async function clientLoader({
  params,
  serverLoader,
}: Route.ClientLoaderArgs): Promise<ProductPageData> {
  const product = findProduct(params.id);
  return product
    ? { product, mark: getProductIcon(product.id), others: [], reviews: null }
    : await serverLoader();
}

export default function ProductRoute({
  loaderData: { product, mark, others, reviews },
}: Route.ComponentProps) {
  return product ? (
    <ProductView product={product} mark={mark} reviews={reviews} />
  ) : (
    <Suspense>
      <RemovedProduct others={others} />
    </Suspense>
  );
}

function ProductView({
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
