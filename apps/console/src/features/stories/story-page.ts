import type { story } from "@dasturxon/contract/managed/stories";
import type { ResourceRowOf } from "../../resource/use-resource.ts";

/** Page of a story in the form. */
export type StoryPage = ResourceRowOf<typeof story>["pages"][number];
