import { expect, test } from "vitest";
import { parseKmlFeatures } from "./zone-kml.ts";

const ring = "69.1,41.1,0 69.2,41.1,0\n 69.2,41.2,0 69.1,41.1,0";
const corners = [
  [69.1, 41.1, 0],
  [69.2, 41.1, 0],
  [69.2, 41.2, 0],
  [69.1, 41.1, 0],
];
const createPolygon = (inner = "") =>
  `<Polygon><outerBoundaryIs><LinearRing><coordinates>${ring}</coordinates></LinearRing></outerBoundaryIs>${inner}</Polygon>`;
const hole = `<innerBoundaryIs><LinearRing><coordinates>${ring}</coordinates></LinearRing></innerBoundaryIs>`;
const createKml = (inside: string) =>
  `<?xml version="1.0"?><kml xmlns="http://www.opengis.net/kml/2.2"><Document>${inside}</Document></kml>`;

test("[AD-5] KML placemarks become features with their names, data, colours, parts and inner boundaries", () => {
  const placemark = `<Placemark id="a>b"><name>A &amp; B &#8212; <![CDATA[<C>]]></name><description><b>x</b></description>
    <ExtendedData><Data name="basePrice"><displayName>Price</displayName><value>12000</value></Data>
    <SchemaData><SimpleData name='ADM2_UZ'>Chilonzor</SimpleData></SchemaData></ExtendedData>
    <Style><LineStyle><color>ff000000</color></LineStyle><PolyStyle><color>7f0000ff</color></PolyStyle></Style>
    <MultiGeometry>${createPolygon(hole + hole)}${createPolygon()}<Point><coordinates>69,41</coordinates></Point></MultiGeometry></Placemark>`;
  expect(
    parseKmlFeatures(createKml(`<name>Map</name><Folder><name>Zones</name><!-- > -->${placemark}</Folder>`)),
  ).toEqual([
    {
      type: "Feature",
      properties: { name: "A & B — <C>", basePrice: "12000", ADM2_UZ: "Chilonzor", fill: "#ff0000" },
      geometry: { type: "MultiPolygon", coordinates: [[corners, corners, corners], [corners]] },
    },
  ]);
});

test("[AD-5] accepts namespace prefixes, capital letters and empty elements in KML", () => {
  const text = `<k:kml xmlns:k="x"><k:Placemark><k:NAME>Z</k:NAME><k:Style/>${createPolygon().replaceAll(/<(\/?)/g, "<$1k:")}</k:Placemark></k:kml>`;
  expect(parseKmlFeatures(text)).toMatchObject([
    { properties: { name: "Z" }, geometry: { type: "MultiPolygon" } },
  ]);
});

test("[AD-5] a placemark of a point or a line has no polygon", () => {
  const text = createKml(
    "<Placemark><Point><coordinates>69,41</coordinates></Point></Placemark><Placemark><LineString><coordinates>69,41 70,41</coordinates></LineString></Placemark><Placemark/>",
  );
  expect(parseKmlFeatures(text)).toMatchObject([
    { geometry: { type: "Point" } },
    { geometry: { type: "Point" } },
    { geometry: null },
  ]);
});

test.each([
  ["another kind of XML", "<gpx><Placemark/></gpx>"],
  ["a file that was cut off", createKml(`<Placemark>${createPolygon()}</Placemark>`).slice(0, -12)],
  ["elements that do not end in their order", "<kml><a><b></a></b></kml>"],
  ["text alone", "Chilonzor"],
  ["elements in a thousand others", `<kml>${"<Folder>".repeat(1000)}${"</Folder>".repeat(1000)}</kml>`],
])("[AD-5, S9] refuses %s as KML", (_, text) => {
  expect(parseKmlFeatures(text)).toBeNull();
});

test("[AD-5, S9] does not expand entities that a document type declares", () => {
  const text = `<!DOCTYPE kml [<!ENTITY a "xxxx"><!ENTITY b "&a;&a;">]>${createKml(`<Placemark><name>&b;</name>${createPolygon()}</Placemark>`).slice(21)}`;
  expect(parseKmlFeatures(text)).toMatchObject([{ properties: { name: "&b;" } }]);
});

test.each([
  ["open brackets", "<kml>" + "<".repeat(1_000_000)],
  ["comments that do not end", "<kml>" + "<!--".repeat(250_000)],
  ["quotes that do not end", `<kml a="${"<b c='".repeat(150_000)}`],
  ["end tags", `<kml>${"</b>".repeat(250_000)}</kml>`],
  ["elements", createKml("<Placemark><Point/></Placemark>".repeat(30_000))],
  ["white space", createKml(`<Data${" ".repeat(900_000)}name></Data>`)],
])("[AD-5, S9] reads a megabyte of %s in linear time", (_, text) => {
  const start = performance.now();
  parseKmlFeatures(text);
  expect(performance.now() - start).toBeLessThan(3000);
});
