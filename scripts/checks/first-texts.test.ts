import { expect, test } from "vitest";
import { FIRST_SCREENS, listFirstModules, findUsedIds, listTextIds } from "./first-texts.mjs";

const apps = Object.keys(FIRST_SCREENS);

test.each(apps)(
  "[LN-1] the texts of the first screen of the %s are in its own catalogue, and no others",
  (app) => {
    const first: string[] = listTextIds(app);
    const ids = [...first, ...listTextIds(`${app}-late`)];
    const texts: string[] = [...listFirstModules(app).values()];
    const said = new Set(texts.flatMap((text) => findUsedIds(text, ids)));
    expect([...said].sort()).toEqual([...first].sort());
  },
);

test.each([
  ["storefront", /src\/platform\/lazy-component\.tsx$/],
  ["console", /src\/(?:app|platform\/(?:lazy-part|language))\.tsx?$/],
])("[LN-1] lazy parts of the first screen of the %s wait for their texts", (app, waiting) => {
  const modules: [string, string][] = [...listFirstModules(app)];
  const bare = modules.filter(([file, text]) => !waiting.test(file) && /\blazy\(/.test(text));
  expect(bare.map(([file]) => file)).toEqual([]);
});
