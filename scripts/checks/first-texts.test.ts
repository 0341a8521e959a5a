import { expect, test } from "vitest";
import { FIRST_SCREENS, firstModules, saidIn, textIds } from "./first-texts.mjs";

const apps = Object.keys(FIRST_SCREENS);

test.each(apps)(
  "[LN-1] what the first screen of the %s says stands in its own catalogue, and nothing else does",
  (app) => {
    const first: string[] = textIds(app, "uz");
    const ids = [...first, ...textIds(app, "late/uz")];
    const texts: string[] = [...firstModules(app).values()];
    const said = new Set(texts.flatMap((text) => saidIn(text, ids)));
    expect([...said].sort()).toEqual([...first].sort());
  },
);

test.each([
  ["storefront", /src\/platform\/late\.tsx$/],
  ["console", /src\/(?:app|platform\/(?:late-part|language))\.tsx?$/],
])("[LN-1] what comes later on the first screen of the %s waits for its texts", (app, waiting) => {
  const modules: [string, string][] = [...firstModules(app)];
  const bare = modules.filter(([file, text]) => !waiting.test(file) && /\blazy\(/.test(text));
  expect(bare.map(([file]) => file)).toEqual([]);
});
