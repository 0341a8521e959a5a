import * as fc from "fast-check";
import { expect, test } from "vitest";
import { pastedPoint } from "./pasted-point.ts";

const point = { latitude: 41.311081, longitude: 69.240562 };

test.each([
  "41.311081, 69.240562",
  " 41.311081 69.240562 ",
  "geo:41.311081,69.240562?z=17",
  "https://www.google.com/maps/place/Chorsu/@41.32,69.23,17z/data=!3m1!4b1!4m6!3m5!3d41.311081!4d69.240562!16s",
  "https://maps.google.com/?q=41.311081,69.240562",
  "https://www.google.com/maps/@41.311081,69.240562,17z",
  "https://yandex.uz/maps/10335/tashkent/?ll=69.240562%2C41.311081&z=17",
  "https://yandex.com/maps/?pt=69.240562,41.311081",
  "https://2gis.uz/tashkent/geo/70000001/69.240562,41.311081",
  "https://2gis.uz/tashkent?m=69.240562%2C41.311081%2F17",
])("[BN-3] the point of %s is read", (text) => {
  expect(pastedPoint(text)).toEqual(point);
});

test.each(["", "Chilonzor 5", "https://maps.app.goo.gl/Abc123", "95.5, 200.25", "41, 69", "%E0%A4%A"])(
  "[BN-3] %s has no point",
  (text) => {
    expect(pastedPoint(text)).toBeNull();
  },
);

test("[BN-3] whatever is pasted, nothing but a point on the earth comes of it", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const found = pastedPoint(text);
      expect(found === null || (Math.abs(found.latitude) <= 90 && Math.abs(found.longitude) <= 180)).toBe(
        true,
      );
    }),
  );
});
