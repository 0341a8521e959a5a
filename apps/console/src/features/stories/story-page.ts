import type { story } from "@dasturxon/contract/managed/stories";
import type { RowOf } from "../../resource/use-resource.ts";

/** A page of a story as its form writes it. */
export type Page = RowOf<typeof story>["pages"][number];
