import { toUzbekCyrillic } from "./uzbek-cyrillic.ts";

/** Matches placeholders of components in a message, such as `<0>` and `</0>`. */
const TAG_PATTERN = /<\/?\w+\/?>/g;

/**
 * Transliterates a catalogue message to Cyrillic letters. ICU syntax (names, kinds, plural selectors), tags and `#`
 * remain unchanged: "{n, plural, other {# ta taom}}" → "{n, plural, other {# та таом}}". `names`: names of services that
 * also remain in Latin letters. [LN-1]
 */
export function toCyrillicMessage(message: string, names: readonly string[] = []): string {
  const reader = { message, names, at: 0 };
  const result = transliterateMessageText(reader);
  if (reader.at < message.length) throw new Error(`A brace too many in: ${message}`);
  return result;
}

interface CatalogueMessageReader {
  message: string;
  names: readonly string[];
  at: number;
}

/** Parses text and arguments until the end of the message or the closing brace of the text. */
function transliterateMessageText(reader: CatalogueMessageReader): string {
  let result = "";
  let words = "";
  while (reader.at < reader.message.length && reader.message[reader.at] !== "}") {
    if (reader.message[reader.at] === "{") {
      result += transliterateWithNames(words, reader.names) + transliterateArgument(reader);
      words = "";
    } else words += reader.message[reader.at++];
  }
  return result + transliterateWithNames(words, reader.names);
}

/**
 * Parses an argument. `{name}` is returned unchanged. In `{n, plural, one {…} other {…}}` only the texts are
 * transliterated.
 */
function transliterateArgument(reader: CatalogueMessageReader): string {
  let result = readCharacter(reader);
  while (reader.at < reader.message.length && reader.message[reader.at] !== "}") {
    result += readCharacter(reader);
    if (reader.message[reader.at] === "{")
      result += readCharacter(reader) + transliterateMessageText(reader) + readCharacter(reader);
  }
  return result + readCharacter(reader);
}

function readCharacter(reader: CatalogueMessageReader): string {
  const sign = reader.message[reader.at++];
  if (sign === undefined) throw new Error(`A brace is missing in: ${reader.message}`);
  return sign;
}

function transliterateWithNames(words: string, names: readonly string[]): string {
  let result = "";
  let at = 0;
  for (const tag of words.matchAll(TAG_PATTERN)) {
    result += toUzbekCyrillic(words.slice(at, tag.index), names) + tag[0];
    at = tag.index + tag[0].length;
  }
  return result + toUzbekCyrillic(words.slice(at), names);
}
