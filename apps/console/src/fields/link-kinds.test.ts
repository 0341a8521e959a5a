import { createStoreLink } from "@dasturxon/domain/store-link";
import { expect, test } from "vitest";
import { createInitialLink, findStoreLinkKind, STORE_LINK_KINDS } from "./link-kinds.ts";

test("[CT-1] reads a link back as the kind that was chosen", () => {
  for (const kind of STORE_LINK_KINDS) {
    const things = ["product", "category", "story"] as const;
    const thing = things.find((each) => each === kind);
    const link = thing
      ? createStoreLink(thing, "01933a5e-0000-7000-8000-000000000001")
      : createInitialLink(kind);
    expect(findStoreLinkKind(link)).toBe(kind);
  }
  expect(findStoreLinkKind("/search?q=osh")).toBe("address");
});
