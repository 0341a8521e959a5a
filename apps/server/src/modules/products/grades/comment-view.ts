import type { ProductComment } from "@dasturxon/contract";
import type { CommentRow } from "./queries.ts";

export function viewComment({ createdAt, ...comment }: CommentRow): ProductComment {
  return { ...comment, createdDate: createdAt.toISOString() };
}
