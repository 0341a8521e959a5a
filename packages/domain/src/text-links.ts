/** Part of a line. `href`: target of the link, null for plain text. */
export interface TextOrLinkPart {
  words: string;
  href: string | null;
}

const PHONE_DIGIT_GAP_PATTERN = String.raw`[ \u00a0()-]{0,2}`;
const PHONE_PATTERNS = [
  String.raw`\+?998(?:${PHONE_DIGIT_GAP_PATTERN}\d){9}`,
  String.raw`\+7(?:${PHONE_DIGIT_GAP_PATTERN}\d){10}`,
  String.raw`\+\d(?:${PHONE_DIGIT_GAP_PATTERN}\d){8,14}`,
];
const PHONE_PATTERN = String.raw`(?:${PHONE_PATTERNS.join("|")})(?!\d)`;
const EMAIL_PATTERN = String.raw`[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}`;
/** Pattern of an https address. Excludes punctuation at its end. */
const PAGE_ADDRESS_PATTERN = String.raw`https:\/\/[\p{L}\d][^\s<>"«»“”]*[^\s<>"«»“”.,:;!?…'’)\]،؛؟]`;
const LINK_PATTERN = new RegExp(`(${PAGE_ADDRESS_PATTERN})|(${EMAIL_PATTERN})|(${PHONE_PATTERN})`, "gu");

/** Splits a line into text and links. Only phones, e-mail addresses and https addresses become links [CT-2]. */
export function splitLineIntoLinks(line: string): TextOrLinkPart[] {
  const pieces: TextOrLinkPart[] = [];
  let end = 0;
  for (const { 0: words, 1: page, 2: mail, index } of line.matchAll(LINK_PATTERN)) {
    if (!page && isPartOfLongerText(line.slice(Math.max(0, index - 2), index), words)) continue;
    if (index > end) pieces.push({ words: line.slice(end, index), href: null });
    pieces.push({ words, href: page ?? (mail ? `mailto:${mail}` : `tel:+${words.replace(/\D/g, "")}`) });
    end = index + words.length;
  }
  if (end < line.length) pieces.push({ words: line.slice(end), href: null });
  return pieces;
}

/**
 * Returns whether the match is part of a longer text: digits after other digits are an account number, and a letter
 * directly before the match is part of the same word.
 */
function isPartOfLongerText(before: string, words: string): boolean {
  return /[\p{L}\d]$/u.test(before) || (/^\d/.test(words) && /\d[ \u00a0-]$/.test(before));
}
