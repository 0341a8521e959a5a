/** Counted as people see characters. */
const SHORTEST_PASSWORD = 12;

/** Words that long passwords of the published lists are made of; with digits and signs around they are no secret. */
const KNOWN_WORDS =
  "password|passw0rd|parol|parolim|пароль|qwerty|qwertyuiop|asdfghjkl|zxcvbnm|йцукен|йцукенгшщзхъ|admin|administrator|welcome|letmein|iloveyou|dragon|football|sunshine|princess|superman|master|monkey|changeme|secret|supersecret|default|toshkent|tashkent|uzbekistan|ozbekiston|bismillah|dasturxon|demo";
const ONLY_KNOWN = new RegExp(`^(?:${KNOWN_WORDS}|[\\d\\W_])+$`, "u");
const RUNS = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiopasdfghjklzxcvbnm",
  "1qaz2wsx3edc4rfv5tgb6yhn",
];

/**
 * What is wrong with a password of the staff: `short` (under 12 characters), `known` (of published lists, one piece
 * repeated, a run of keys, or made of the user's own words: login, brand); null: nothing.
 */
export function passwordFault(password: string, ownWords: readonly string[] = []): "short" | "known" | null {
  const plain = password.normalize("NFKC").toLowerCase();
  if ([...plain].length < SHORTEST_PASSWORD) return "short";
  const rest = ownWords
    .filter((word) => word.length > 2)
    .reduce((text, word) => text.replaceAll(word.toLowerCase(), ""), plain);
  const isKnown = ONLY_KNOWN.test(plain) || ONLY_KNOWN.test(rest) || rest === "";
  return isKnown || isRepeated(plain) || isRun(plain) ? "known" : null;
}

/** One piece, over and over. */
function isRepeated(text: string): boolean {
  return (text + text).indexOf(text, 1) < text.length || new Set(text).size < 5;
}

function isRun(text: string): boolean {
  const around = RUNS.flatMap((run) => [run, [...run].toReversed().join("")]).map((run) => run + run + run);
  return around.some((run) => run.includes(text));
}
