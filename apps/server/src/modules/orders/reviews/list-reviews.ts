import type { endpoints } from "@dasturxon/contract";
import type { EndpointParsedInput, EndpointReply } from "@dasturxon/contract/endpoint";
import type { Tx } from "../../../platform/database/index.ts";
import { selectReviews } from "./queries.ts";
import { viewReviews } from "./review-view.ts";

type ReviewFilter = Omit<EndpointParsedInput<typeof endpoints.staffReviews>["query"], "branchId"> & {
  branchIds: readonly string[] | null;
};

/** Returns a page of reviews of the branches that the reader works in [OR-10]. */
export async function listReviews(
  tx: Tx,
  merchantId: string,
  { show, ...filter }: ReviewFilter,
): Promise<EndpointReply<typeof endpoints.staffReviews>> {
  const chosen = { ...filter, isLow: show === "LOW", isUnanswered: show === "UNANSWERED" };
  const { rows, total } = await selectReviews(tx, merchantId, chosen);
  const { page, size } = filter;
  const content = await viewReviews(tx, merchantId, rows);
  return { content, page, size, totalElements: total, totalPages: Math.ceil(total / size) };
}
