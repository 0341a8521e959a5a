import type { ProductReview } from "@dasturxon/contract";
import type { CommentRow } from "./queries.ts";

export function viewComment({ createdAt, ...comment }: CommentRow): ProductReview {
  return { ...comment, createdDate: createdAt.toISOString() };
}
