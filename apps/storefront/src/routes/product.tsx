import { ArrowLeft } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { ProductPage } from "../features/product/product-page.tsx";
import { ShareButton } from "../features/product/share-button.tsx";
import { productData } from "../features/menu/structured-data.ts";
import { useText } from "../platform/brand.tsx";
import { useT } from "../platform/i18n.tsx";
import { storefrontContext } from "../platform/load-context.ts";
import { productOf } from "../platform/menu-store.ts";
import { JsonLd, PageHead } from "../platform/page-head.tsx";
import { markIn, productMark } from "../platform/product-mark.ts";
import { sideChannel } from "../platform/server-side.tsx";
import type { Product } from "../platform/shapes.ts";
import type { Route } from "./+types/product";

interface Shown {
  product: Product;
  mark: string;
}

export async function loader({ context, params, request }: Route.LoaderArgs): Promise<Shown> {
  const page = context.get(storefrontContext);
  const { data: menu, error } = await page.call("GET /products/v1/overalls", { query: { type: "WEB" } });
  if (error) throw new Response(error.description.en, { status: error.statusCode || 503 });
  const product = menu.products.find((each) => each.id === params.id);
  if (!product) throw new Response(`Page not found: ${new URL(request.url).pathname}`, { status: 404 });
  if (page.merchant)
    context.get(sideChannel).jsonLd = productData({ ...page, merchant: page.merchant }, product);
  return { product, mark: markIn(menu, product.categoryId) };
}

/** Inside the application the menu knows it already. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs): Promise<Shown> {
  const product = productOf(params.id);
  return product ? { product, mark: productMark(product.id) } : await serverLoader();
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const text = useText();
  const navigate = useNavigate();
  const { product, mark } = loaderData;
  const name = text(product.name);

  return (
    <main className="mx-auto max-w-[1040px] lg:px-6 lg:pb-16">
      <PageHead title={name} description={text(product.description)} image={product.image} />
      <JsonLd />
      <header className="flex min-h-14 items-center justify-between px-2 lg:px-0">
        <Link to="/" aria-label={t("action.back")} className="grid size-11 place-items-center rounded-full">
          <ArrowLeft size={22} aria-hidden className="rtl:-scale-x-100" />
        </Link>
        <ShareButton product={{ id: product.id, name }} />
      </header>
      <ProductPage key={product.id} product={product} mark={mark} onAdded={() => void navigate("/")} />
    </main>
  );
}
