import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findPastedPoint, isShortMapLink, parsePastedPoint } from "./pasted-point.ts";

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
  "41,311081; 69,240562",
  "٤١٫٣١١٠٨١، ٦٩٫٢٤٠٥٦٢",
  "41.311081；69.240562",
  "lat: 41.311081, lng: 69.240562",
  "Latitude 41,311081 Longitude 69,240562",
  "широта 41,311081 долгота 69,240562",
  "шир. 41.311081 дол. 69.240562",
  "Enlem: 41.311081, Boylam: 69.240562",
  "ендік 41,311081 бойлық 69,240562",
  '{"lat":41.311081,"lng":69.240562}',
  "lon=69.240562&lat=41.311081",
  "41,311081, 69,240562",
  "41,311081 69,240562",
  "41,311081,69,240562",
  "٤١٫٣١١٠٨١ ٦٩٫٢٤٠٥٦٢",
  "N41.311081 E69.240562",
  "41.311081N, 69.240562E",
  "41.311081° N 69.240562° E",
  "41,311081° с. ш., 69,240562° в. д.",
  "69.240562 E 41.311081 N",
  "geo:0,0?q=41.311081,69.240562(Chorsu)",
  "https://www.google.com/maps/search/41.311081,+69.240562?entry=tts",
  "https://www.google.com/maps/dir//41.311081,69.240562/@41.2,69.1,15z",
  "https://yandex.uz/maps/10335/tashkent/?ll=69.1%2C41.2&whatshere%5Bpoint%5D=69.240562%2C41.311081&z=17",
  "https://yandex.uz/maps/?rtext=~41.311081%2C69.240562",
  "https://2gis.uz/tashkent/geo/69.240562,41.311081?m=69.1,41.2/17",
  "https://www.openstreetmap.org/?mlat=41.311081&mlon=69.240562#map=17/41.3/69.2",
  "https://www.openstreetmap.org/#map=17/41.311081/69.240562",
  "https://maps.apple.com/?ll=41.311081,69.240562&q=Chorsu",
  "https://maps.apple.com/place?coordinate=41.311081%2C69.240562",
  "https://waze.com/ul?ll=41.311081%2C69.240562",
])("[BN-3] reads the point of %s", (text) => {
  expect(parsePastedPoint(text)).toEqual(point);
});

test.each([
  `41°18'40.3"N 69°16'46.6"E`,
  `41° 18' 40,3" N, 69° 16' 46,6" E`,
  "41°18′40.3″ с.ш. 69°16′46.6″ в.д.",
  `N41°18'40.3" E69°16'46.6"`,
  `69°16'46.6"E 41°18'40.3"N`,
  "41°18.6717'N 69°16.7767'E",
  "N41°18.6717 E69°16.7767",
  "41°18.6717 N, 69°16.7767 E",
  "41° 18,6717 с.ш. 69° 16,7767 в.д.",
  `41°18'40.3" 69°16'46.6"`,
  "https://www.google.com/maps/place/41%C2%B018'40.3%22N+69%C2%B016'46.6%22E/@41.2,69.1,17z",
])("[BN-3] reads degrees with minutes: %s", (text) => {
  const { latitude, longitude } = parsePastedPoint(text) ?? {};
  expect(latitude).toBeCloseTo(41.311194, 5);
  expect(longitude).toBeCloseTo(69.279611, 5);
});

test("[BN-3] south and west are negative", () => {
  expect(parsePastedPoint(`33°51'S 151°12'E`)).toEqual({ latitude: -33.85, longitude: 151.2 });
  expect(parsePastedPoint("40.50 N 73.90 W")).toEqual({ latitude: 40.5, longitude: -73.9 });
  expect(parsePastedPoint("40,50 с.ш. 73,90 з.д.")).toEqual({ latitude: 40.5, longitude: -73.9 });
});

test.each([
  "https://yandex.uz/maps/-/CDabc123",
  "https://yandex.com.tr/maps/-/CDabc123",
  "Osh markazi\nhttps://yandex.ru/maps/-/CDabc123",
  "https://maps.app.goo.gl/Abc123",
  "https://goo.gl/maps/Abc123",
  "https://go.2gis.com/abc12",
  "https://maps.apple/p/Abc",
  "osm.org/go/abc",
])("[BN-3] %s is a shortened link without coordinates", (text) => {
  expect([parsePastedPoint(text), isShortMapLink(text)]).toEqual([null, true]);
});

test.each([
  "Chilonzor 5",
  "https://yandex.uz/maps/10335/tashkent/?ll=69.240562%2C41.311081&z=17",
  "https://example.com/-/",
])("[BN-3] %s is not a shortened link", (text) => {
  expect(isShortMapLink(text)).toBe(false);
});

test("[BN-3, S9] reads a long text of numbers and signs in linear time", () => {
  const start = performance.now();
  for (const text of ["41.", "1°", "1 ", "N1 ", "41.31 ", "1°1'"]) parsePastedPoint(text.repeat(100_000));
  expect(performance.now() - start).toBeLessThan(1000);
});

test.each([
  "",
  "Chilonzor 5",
  "https://maps.app.goo.gl/Abc123",
  "95.5, 200.25",
  "41, 69",
  "%E0%A4%A",
  "12 N 5 E",
  "Amir Temur 12, 5",
  "41.31 N 69.24 N",
  "41°75'N 69°16'E",
])("[BN-3] %s has no point", (text) => {
  expect(parsePastedPoint(text)).toBeNull();
});

test("[BN-3] any input gives a valid point or none", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const found = parsePastedPoint(text);
      expect(found === null || (Math.abs(found.latitude) <= 90 && Math.abs(found.longitude) <= 180)).toBe(
        true,
      );
    }),
  );
});

const TASHKENT = { latitude: 41.31, longitude: 69.28 };
const known = { places: [TASHKENT], currency: "UZS" } as const;

test.each([
  "POINT(69.240562 41.311081)",
  "point (69.240562 41.311081)",
  "SRID=4326;POINT(69.240562 41.311081)",
  "POINT Z (69.240562 41.311081 450)",
  "POINT(69,240562 41,311081)",
  '{"type":"Point","coordinates":[69.240562,41.311081]}',
  '{"type":"Feature","geometry":{"type":"Point","coordinates":[ 69.240562, 41.311081, 450 ]}}',
  "[69.240562,41.311081]",
  "lng=69.240562&lat=41.311081",
  "longitude: 69,240562; latitude: 41,311081",
])("[BN-3] reads WKT, GeoJSON and names in any order: %j", (text) => {
  expect(findPastedPoint(text)).toEqual({ point, isSwapped: false });
  expect(findPastedPoint(text, known)).toEqual({ point, isSwapped: false });
});

test.each([
  "69.240562 41.311081",
  "69.240562, 41.311081",
  "69,240562 41,311081",
  "69,240562; 41,311081",
  "٦٩٫٢٤٠٥٦٢، ٤١٫٣١١٠٨١",
  "POINT(41.311081 69.240562)",
  "[41.311081, 69.240562]",
  "69.240562° 41.311081°",
  "69°14.43372' 41°18.66486'",
])("[BN-3] swaps numbers in the other order near a place of the brand, and says so: %j", (text) => {
  expect(findPastedPoint(text, known)).toEqual({ point, isSwapped: true });
});

test("[BN-3] swaps a point by the country of the brand, and a first number beyond 90 degrees without it", () => {
  const readWith = (text: string, currency: "UZS" | "KZT", ...places: (typeof TASHKENT)[]) => {
    const { point: found, isSwapped } = findPastedPoint(text, { currency, places }) ?? {};
    return [found?.latitude, found?.longitude, isSwapped];
  };
  expect(readWith("66.9597 39.6547", "UZS")).toEqual([39.6547, 66.9597, true]);
  expect(readWith("60.6333 41.55", "UZS", TASHKENT)).toEqual([41.55, 60.6333, true]);
  expect(readWith("76.8897 43.2389", "KZT")).toEqual([43.2389, 76.8897, true]);
  expect(readWith("76.8897 43.2389", "UZS", TASHKENT)).toEqual([43.2389, 76.8897, true]);
  // Atyrau: both orders are in Kazakhstan, but only one is near a city of the brand.
  const atyrau = { latitude: 47.1, longitude: 51.92 };
  expect(readWith("51.9201 47.1002", "KZT", atyrau)).toEqual([47.1002, 51.9201, true]);
  expect(readWith("47.1002 51.9201", "KZT", atyrau)).toEqual([47.1002, 51.9201, false]);
  expect(readWith("51.9201 47.1002", "KZT")).toEqual([51.9201, 47.1002, false]);
  expect(findPastedPoint("114.1694 22.3193")).toEqual({
    point: { latitude: 22.3193, longitude: 114.1694 },
    isSwapped: true,
  });
});

test.each([
  ["Istanbul", "41.0082, 28.9784", { latitude: 41.01, longitude: 28.95 }],
  ["Dubai", "25.2048, 55.2708", { latitude: 25.1, longitude: 55.2 }],
  ["Almaty", "43.2389, 76.8897", TASHKENT],
  ["Moscow", "55.7558, 37.6173", TASHKENT],
  ["Dubai beside Tashkent", "25.2048, 55.2708", TASHKENT],
  ["Ivanovo, a city of the brand", "57.0001, 40.9739", { latitude: 57, longitude: 40.97 }],
])("[BN-3] a point abroad is not swapped: %s", (_, text, place) => {
  const found = findPastedPoint(text, { places: [place], currency: "UZS" });
  expect(found).toMatchObject({ isSwapped: false, point: { latitude: Number(text.split(",")[0]) } });
});

test("[BN-3] a brand abroad is recognized by its places", () => {
  const places = [{ latitude: 25.1, longitude: 55.2 }];
  expect(findPastedPoint("55.2708 25.2048", { places, currency: "UZS" })?.isSwapped).toBe(true);
  expect(findPastedPoint("58.1234 40.5678", { places, currency: "UZS" })?.isSwapped).toBe(false);
});

test("[BN-3] numbers with a name, a direction or in a link are not swapped", () => {
  for (const text of [
    "lat: 69.240562, lng: 41.311081",
    `69.240562N 41.311081E`,
    "https://maps.google.com/?q=69.240562,41.311081",
  ])
    expect(findPastedPoint(text, known)).toMatchObject({ isSwapped: false, point: { latitude: 69.240562 } });
});
