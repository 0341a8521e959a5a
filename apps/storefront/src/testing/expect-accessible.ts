import axe from "axe-core";
import { expect } from "vitest";

/** Axe finds nothing wrong with what is shown inside an element, colours and names included. */
export async function expectAccessible(inside: Element | string = "body"): Promise<void> {
  const { violations } = await axe.run(inside, {
    resultTypes: ["violations"],
    // A part stands inside the page's landmarks, which its test does not draw.
    rules: { region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([]);
}
