import { policiesQuery } from "../../shop/content/content-queries.ts";
import { Footer } from "./footer.tsx";

/** Renders the footer if the page did not come from the server. */
export function LiveFooter() {
  return <Footer policies={policiesQuery.use().data ?? []} />;
}
