/** Minimum length in code points, after normalization. */
const MIN_PASSWORD_LENGTH = 12;
/** Maximum length after normalization. The API accepts 200 characters, each of which may become up to 18. */
const MAX_NORMALIZED_PASSWORD_LENGTH = 4_000;

/** Words in long passwords of published lists. With additional digits and signs they are still guessable. */
const COMMON_PASSWORD_WORDS =
  "password|passw0rd|parol|parolim|пароль|qwerty|qwertyuiop|asdfghjkl|zxcvbnm|йцукен|йцукенгшщзхъ|admin|administrator|welcome|letmein|iloveyou|dragon|football|sunshine|princess|superman|master|monkey|changeme|secret|supersecret|default|toshkent|tashkent|uzbekistan|ozbekiston|bismillah|dasturxon|demo".split(
    "|",
  );
/** Letters of any script with their marks. Other characters do not make a known word secure. */
const LETTER_PATTERN = /[\p{L}\p{M}]/u;
/** Sequences of keys in both directions. Repeated three times, so that a sequence may continue from its start. */
const KEY_SEQUENCES = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn",
].flatMap((run) => [run, [...run].toReversed().join("")].map((each) => each.repeat(3)));

/**
 * Returns the problem of a staff password: `short` (under 12 characters), `long` (over 4,000 after normalization) or
 * `known` (in published lists, a repeated part, a sequence of keys, or made of the user's own words, such as login and
 * brand). Null: none.
 */
export function findPasswordFault(
  password: string,
  ownWords: readonly string[] = [],
): "short" | "long" | "known" | null {
  const plain = password.normalize("NFKC").toLowerCase();
  if ([...plain].length < MIN_PASSWORD_LENGTH) return "short";
  if (plain.length > MAX_NORMALIZED_PASSWORD_LENGTH) return "long";
  const rest = ownWords
    .filter((word) => word.length > 2)
    .reduce((text, word) => text.replaceAll(word.toLowerCase(), ""), plain);
  const isKnown = hasOnlyKnownWords(plain) || hasOnlyKnownWords(rest);
  return isKnown || isRepetitivePassword(plain) || isKeySequence(plain) ? "known" : null;
}

/**
 * Returns whether the text consists only of known words and non-letters. Scans the text once: a regular expression with
 * an alternation under `+` needs exponential time, because a word can be divided in several ways.
 */
function hasOnlyKnownWords(text: string): boolean {
  const isReached = Array.from({ length: text.length + 1 }, () => false);
  isReached[0] = true;
  for (let at = 0; at < text.length; at += 1) {
    if (!isReached[at]) continue;
    const sign = String.fromCodePoint(text.codePointAt(at) ?? 0);
    if (!LETTER_PATTERN.test(sign)) isReached[at + sign.length] = true;
    for (const word of COMMON_PASSWORD_WORDS)
      if (text.startsWith(word, at)) isReached[at + word.length] = true;
  }
  return isReached[text.length] === true;
}

/** Returns whether the text repeats one part, or has fewer than five different characters. */
function isRepetitivePassword(text: string): boolean {
  if (new Set(text).size < 5) return true;
  for (let length = 1; length <= text.length / 2; length += 1) {
    const isDivisor = text.length % length === 0;
    if (isDivisor && text === text.slice(0, length).repeat(text.length / length)) return true;
  }
  return false;
}

const isKeySequence = (text: string) => KEY_SEQUENCES.some((run) => run.includes(text));
