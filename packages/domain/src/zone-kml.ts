const XML_ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

/** Maximum nesting depth of XML elements in a KML file. */
const MAX_ELEMENT_DEPTH = 100;

/** Data collected from a `<Placemark>` until its end tag. */
interface Placemark {
  properties: Record<string, string>;
  polygons: number[][][][];
  /** Whether the placemark has a point or a line. */
  hasOther: boolean;
}

/** Open element: its name without a namespace prefix, its attribute `name`, and its text. */
interface OpenKmlElement {
  name: string;
  label: string;
  text: string;
}

/**
 * Parses the placemarks of a KML file to GeoJSON features; null if the text is not KML or is not well-formed. Reads
 * polygons, their inner boundaries, names, `<Data>` and `<SimpleData>`, but no referenced styles. Takes linear time,
 * and does not expand entities declared in a DTD.
 */
export function parseKmlFeatures(text: string): object[] | null {
  const features: object[] = [];
  const open: OpenKmlElement[] = [];
  let isKml = false;
  let placemark: Placemark | null = null;
  for (const token of tokenizeXml(text)) {
    const last = open.at(-1);
    if (token.kind === "text") {
      if (last) last.text += token.text;
      continue;
    }
    const name = getTagNameWithoutPrefix(token.text);
    if (token.kind !== "end") {
      // The root element identifies the format of the file, so it must be `kml`.
      if (!isKml && name !== "kml") return null;
      isKml = true;
      if (open.length === MAX_ELEMENT_DEPTH) return null;
      open.push({ name, label: readNameAttribute(token.text), text: "" });
      if (name === "placemark") placemark ??= { properties: {}, polygons: [], hasOther: false };
      if (name === "polygon") placemark?.polygons.push([]);
      if (name === "point" || name === "linestring" || name === "track") {
        if (placemark) placemark.hasOther = true;
      }
    }
    if (token.kind === "start") continue;
    const ended = open.pop();
    if (ended?.name !== name) return null;
    if (!placemark) continue;
    if (name === "placemark") {
      features.push(createFeatureFromPlacemark(placemark));
      placemark = null;
    } else addElementToPlacemark(placemark, ended, open);
  }
  // A truncated file leaves elements open.
  return isKml && open.length === 0 ? features : null;
}

function addElementToPlacemark(
  placemark: Placemark,
  { name, label, text }: OpenKmlElement,
  open: readonly OpenKmlElement[],
): void {
  const parent = open.at(-1);
  const { properties, polygons } = placemark;
  const words = text.trim();
  if (name === "coordinates") {
    const isInner = open.some((each) => each.name === "innerboundaryis");
    const rings = open.some((each) => each.name === "polygon") ? polygons.at(-1) : undefined;
    if (isInner) rings?.push(parseCorners(words));
    else rings?.unshift(parseCorners(words));
  } else if (name === "name" && parent?.name === "placemark" && words) properties["name"] = words;
  else if (name === "simpledata" && label) setMissingProperty(properties, label, words);
  else if (name === "value" && parent?.name === "data" && parent.label)
    setMissingProperty(properties, parent.label, words);
  else if (name === "color" && parent?.name === "polystyle" && /^[\da-f]{8}$/i.test(words)) {
    // Colours in KML files are in the order alpha, blue, green, red.
    setMissingProperty(properties, "fill", `#${words.slice(6)}${words.slice(4, 6)}${words.slice(2, 4)}`);
  }
}

function setMissingProperty(properties: Record<string, string>, key: string, value: string): void {
  if (!Object.hasOwn(properties, key) && key !== "__proto__") properties[key] = value;
}

function createFeatureFromPlacemark({ properties, polygons, hasOther }: Placemark): object {
  const geometry =
    polygons.length > 0
      ? { type: "MultiPolygon", coordinates: polygons }
      : hasOther
        ? { type: "Point" }
        : null;
  return { type: "Feature", properties, geometry };
}

/** Parses polygon vertices separated by white space: longitude, latitude, optionally altitude. */
const parseCorners = (text: string): number[][] =>
  text
    .split(/\s+/)
    .map((corner) => corner.split(",").map((part) => (part === "" ? Number.NaN : Number(part))));

interface XmlToken {
  kind: "start" | "end" | "empty" | "text";
  /** Text between `<` and `>` for a tag, or the text between two tags with its entities decoded. */
  text: string;
}

function* tokenizeXml(xml: string): Generator<XmlToken> {
  let at = 0;
  while (at < xml.length) {
    const tag = xml.indexOf("<", at);
    const before = xml.slice(at, tag === -1 ? xml.length : tag);
    if (before !== "") yield { kind: "text", text: decodeEntities(before) };
    if (tag === -1) return;
    if (xml.startsWith("<![CDATA[", tag)) {
      const end = findXmlSectionEnd(xml, "]]>", tag);
      yield { kind: "text", text: xml.slice(tag + 9, end - 3) };
      at = end;
    } else if (xml.startsWith("<!--", tag)) at = findXmlSectionEnd(xml, "-->", tag);
    else if (xml.startsWith("<?", tag)) at = findXmlSectionEnd(xml, "?>", tag);
    else if (xml.startsWith("<!", tag)) at = findDoctypeEnd(xml, tag);
    else {
      const end = findUnquotedTagEnd(xml, tag);
      const inside = xml.slice(tag + 1, end - 1).trim();
      if (inside.startsWith("/")) yield { kind: "end", text: inside.slice(1).trim() };
      else if (inside.endsWith("/")) yield { kind: "empty", text: inside.slice(0, -1) };
      else yield { kind: "start", text: inside };
      at = end;
    }
  }
}

function findXmlSectionEnd(xml: string, mark: string, from: number): number {
  const at = xml.indexOf(mark, from);
  return at === -1 ? xml.length : at + mark.length;
}

function findDoctypeEnd(xml: string, from: number): number {
  const end = findXmlSectionEnd(xml, ">", from);
  const subset = xml.indexOf("[", from);
  return subset === -1 || subset > end ? end : findXmlSectionEnd(xml, "]>", from);
}

/** Returns the index after the `>` of a tag, skipping `>` in quoted attributes; past the end if there is none. */
function findUnquotedTagEnd(xml: string, from: number): number {
  let quote = "";
  for (let at = from; at < xml.length; at += 1) {
    const sign = xml[at] ?? "";
    if (quote === "" && sign === ">") return at + 1;
    if (quote === sign) quote = "";
    else if (quote === "" && (sign === '"' || sign === "'")) quote = sign;
  }
  return xml.length + 1;
}

/** Returns the name of a tag in lower case, without its namespace prefix. */
const getTagNameWithoutPrefix = (inside: string): string =>
  (/^[^\s/>]+/.exec(inside)?.[0] ?? "").split(":").at(-1)?.toLowerCase() ?? "";

function readNameAttribute(inside: string): string {
  const found = /\sname\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(inside);
  return decodeEntities(found?.[1] ?? found?.[2] ?? "").trim();
}

function decodeEntities(text: string): string {
  return text.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|amp|lt|gt|quot|apos);/gi, (whole, inside: string) => {
    if (!inside.startsWith("#")) return XML_ENTITIES[inside.toLowerCase()] ?? whole;
    const isHex = inside[1] === "x" || inside[1] === "X";
    const point = Number.parseInt(inside.slice(isHex ? 2 : 1), isHex ? 16 : 10);
    return point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole;
  });
}
