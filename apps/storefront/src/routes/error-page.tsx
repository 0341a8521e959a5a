import { Link, isRouteErrorResponse, useLocation } from "react-router";
import { useT } from "../platform/i18n.tsx";

/** Shows "Page not found: {path}", or another error with its status (default 500), in the page's language [RT-3]. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useT();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const said = isRouteErrorResponse(error) && typeof error.data === "string" ? error.data : "";
  const title = t(status === 404 ? "error.404.title" : "error.500.title");
  const text = status === 404 ? t("error.404.text") : said || t("error.500.text");
  return (
    <main
      id="main"
      className="mx-auto grid min-h-dvh max-w-md grid-cols-[minmax(0,1fr)] content-center justify-items-center gap-3 px-5 text-center"
    >
      <title>{title}</title>
      <p className="text-[min(5rem,40vw)] leading-none font-bold text-brand-ink">{status}</p>
      <h1 className="text-page font-bold">
        {title}
        {status === 404 && (
          <>
            {": "}
            {/* The server renders the escaped path and the browser the path from the address bar, so the texts may
                differ. */}
            <bdi
              dir="ltr"
              suppressHydrationWarning
              className="line-clamp-3 text-body font-medium break-all text-ink-2"
            >
              {pathname}
            </bdi>
          </>
        )}
      </h1>
      <p className="break-words text-ink-2">{text}</p>
      <Link
        to="/"
        className="mt-4 inline-flex min-h-13 items-center rounded-control bg-brand px-6 font-bold text-on-brand"
      >
        {t("error.home")}
      </Link>
    </main>
  );
}
