import { type ServedTable, TableScreen } from "../features/table/table-screen.tsx";
import { useT } from "../platform/i18n.tsx";
import { storefrontPageContext } from "../platform/load-context.ts";
import { PageHead } from "../shop/brand/page-head.tsx";
import type { Route } from "./+types/table";

/**
 * Sends the table with the page, so that its name is in the first paint. The page is cached nowhere. Null if the code
 * is not valid: the browser then requests the table and shows the reason.
 */
export async function loader({ context, params, request }: Route.LoaderArgs): Promise<ServedTable | null> {
  const { call } = context.get(storefrontPageContext);
  const tableSecret = new URL(request.url).searchParams.get("tableSecret");
  if (!tableSecret) return null;
  const [{ data: table }, { data: branches }] = await Promise.all([
    call("GET /users/v1/tables/{id}", { path: { id: params.id }, query: { tableSecret } }),
    // The server caches the list of branches by the brand's version.
    call("GET /users/v1/branches", {}),
  ]);
  if (!table) return null;
  return { table, branchName: branches?.find(({ id }) => id === table.branchId)?.name ?? null };
}

export function clientLoader(): null {
  return null;
}

export function shouldRevalidate() {
  return false;
}

/** Page that the QR code of a table opens [RT-2]. */
export default function Table({ params, loaderData }: Route.ComponentProps) {
  const t = useT();
  return (
    <>
      <PageHead title={t("table.title")} isPrivate />
      <TableScreen id={params.id} served={loaderData} />
    </>
  );
}
