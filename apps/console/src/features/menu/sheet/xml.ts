import { UnreadableFile } from "../../../platform/zip/read-zip.ts";

export interface XmlTag {
  name: string;
  isEnd: boolean;
  isEmpty: boolean;
  attributes: string;
  /** Text between the previous tag and this tag. */
  text: string;
}

const XML_CHARACTER_BY_ENTITY_NAME: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
};

function decodeEntities(text: string): string {
  if (!text.includes("&")) return text;
  return text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w{2,4}));/gi, (whole, tens, hex, name) => {
    const code = tens ? Number(tens) : hex ? Number.parseInt(String(hex), 16) : 0;
    return code > 0 && code < 0x110000
      ? String.fromCodePoint(code)
      : (XML_CHARACTER_BY_ENTITY_NAME[String(name)] ?? whole);
  });
}

/**
 * Yields the tags of an XML part of an Excel file in one pass. Throws `UnreadableFile` for declarations such as a
 * DOCTYPE.
 */
export function* parseXmlTags(xml: string): Generator<XmlTag> {
  let at = 0;
  let text = "";
  for (;;) {
    const start = xml.indexOf("<", at);
    if (start === -1) return;
    text += decodeEntities(xml.slice(at, start));
    if (xml.startsWith("<![CDATA[", start)) {
      const end = xml.indexOf("]]>", start);
      if (end === -1) return;
      text += xml.slice(start + 9, end);
      at = end + 3;
      continue;
    }
    if (xml.startsWith("<!--", start)) at = xml.indexOf("-->", start) + 3;
    else if (xml.startsWith("<!", start)) throw new UnreadableFile("unreadable");
    else {
      const end = xml.indexOf(">", start);
      if (end === -1) return;
      const inner = xml.slice(start + 1, end);
      at = end + 1;
      if (!inner.startsWith("?")) {
        const [, slash = "", name = "", attributes = ""] =
          /^(\/?)(?:[\w.-]+:)?([\w.-]+)([^]*)$/.exec(inner) ?? [];
        yield { name, isEnd: slash !== "", isEmpty: inner.endsWith("/"), attributes, text };
        text = "";
      }
    }
    if (at < start) return;
  }
}

/**
 * Matches a word and, if it is an attribute's name, the value in either kind of quotes. The value is optional, so that
 * each word is scanned only once.
 */
const ATTRIBUTE_PATTERN = /([\w.-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/g;

/** Returns the value of an attribute, with any namespace prefix. */
export function getAttribute({ attributes }: XmlTag, name: string): string | null {
  for (const [, found, double, single] of attributes.matchAll(ATTRIBUTE_PATTERN)) {
    const value = double ?? single;
    if (found === name && value !== undefined) return decodeEntities(value);
  }
  return null;
}
