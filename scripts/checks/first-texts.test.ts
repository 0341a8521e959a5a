import { expect, test } from "vitest";
import { FIRST_SCREENS, firstModules, idsIn, textIds } from "./first-texts.mjs";

const apps = Object.keys(FIRST_SCREENS);

test.each(apps)(
  "[LN-1] the texts of the first screen of the %s are in its own catalogue, and no others",
  (app) => {
    const first: string[] = textIds(app);
    const ids = [...first, ...textIds(`${app}-late`)];
    const texts: string[] = [...firstModules(app).values()];
    const said = new Set(texts.flatMap((text) => idsIn(text, ids)));
    expect([...said].sort()).toEqual([...first].sort());
  },
);

test.each([
  ["storefront", /src\/platform\/lazy-component\.tsx$/],
  ["console", /src\/(?:app|platform\/(?:lazy-part|language))\.tsx?$/],
])("[LN-1] lazy parts of the first screen of the %s wait for their texts", (app, waiting) => {
  const modules: [string, string][] = [...firstModules(app)];
  const bare = modules.filter(([file, text]) => !waiting.test(file) && /\blazy\(/.test(text));
  expect(bare.map(([file]) => file)).toEqual([]);
});
