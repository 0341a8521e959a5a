import type { story } from "@dasturxon/contract/managed/stories";
import type { RowOf } from "../../resource/use-resource.ts";

/** Page of a story in the form. */
export type Page = RowOf<typeof story>["pages"][number];
