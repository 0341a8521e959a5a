import { createHmac } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { signInitData } from "../../testing/telegram.ts";
import { verifyInitData } from "./init-data.ts";

const BOT_TOKEN = "7000000001:AAF0test-token-of-nobody-0123456789";
const now = new Date("2026-03-02T07:00:00Z");
const unixSecondsAgo = (ago: number) => String(now.getTime() / 1000 - ago);
const ANY_AGE_LIMIT = { now, maxAgeSeconds: 0 };
const DAY_AGE_LIMIT = { now, maxAgeSeconds: 86_400 };
const userJson = JSON.stringify({ id: 713_924_713, first_name: "Aziza", language_code: "uz" });
const goodInitData = signInitData(
  { user: userJson, auth_date: unixSecondsAgo(10), query_id: "AA", start_param: "dish_plov" },
  BOT_TOKEN,
);
const verifyWithBotToken = (text: string, token = BOT_TOKEN, freshness = DAY_AGE_LIMIT) =>
  verifyInitData(text, { token }, freshness);

/** Test vectors published by Telegram and by libraries for mini apps. */
const PUBLISHED_BOT_TOKEN = "5768337691:AAH5YkoiEuPk8-FZa32hStHTqXiLPtAEhx8";
const publishedVectors = {
  // Launch data with all fields defined by Telegram.
  full: "auth_date=1&can_send_after=10000&chat=%7B%22id%22%3A1%2C%22type%22%3A%22group%22%2C%22title%22%3A%22chat-title%22%2C%22photo_url%22%3A%22group%22%2C%22username%22%3A%22my-chat%22%7D&chat_instance=888&chat_type=sender&hash=47cfa22e72b887cba90c9cb833c5ea0f599975b6ce7193741844b5c4a4228b40&query_id=QUERY&receiver=%7B%22added_to_attachment_menu%22%3Afalse%2C%22allows_write_to_pm%22%3Atrue%2C%22first_name%22%3A%22receiver-first-name%22%2C%22id%22%3A991%2C%22is_bot%22%3Afalse%2C%22is_premium%22%3Atrue%2C%22language_code%22%3A%22ru%22%2C%22last_name%22%3A%22receiver-last-name%22%2C%22photo_url%22%3A%22receiver-photo%22%2C%22username%22%3A%22receiver-username%22%7D&start_param=debug&user=%7B%22added_to_attachment_menu%22%3Afalse%2C%22allows_write_to_pm%22%3Afalse%2C%22first_name%22%3A%22user-first-name%22%2C%22id%22%3A222%2C%22is_bot%22%3Atrue%2C%22is_premium%22%3Afalse%2C%22language_code%22%3A%22en%22%2C%22last_name%22%3A%22user-last-name%22%2C%22photo_url%22%3A%22user-photo%22%2C%22username%22%3A%22user-username%22%7D",
  // Launch data with spaces, pluses and escaped slashes, which the parser must not change.
  signed:
    "user=%7B%22id%22%3A279058397%2C%22first_name%22%3A%22Vladislav%20%2B%20-%20%3F%20%5C%2F%22%2C%22last_name%22%3A%22Kibenko%22%2C%22username%22%3A%22vdkfrost%22%2C%22language_code%22%3A%22ru%22%2C%22is_premium%22%3Atrue%2C%22allows_write_to_pm%22%3Atrue%2C%22photo_url%22%3A%22https%3A%5C%2F%5C%2Ft.me%5C%2Fi%5C%2Fuserpic%5C%2F320%5C%2F4FPEE4tmP3ATHa57u6MqTDih13LTOiMoKoLDRG4PnSA.svg%22%7D&chat_instance=8134722200314281151&chat_type=private&auth_date=1733584787&signature=zL-ucjNyREiHDE8aihFwpfR9aggP2xiAo3NSpfe-p7IbCisNlDKlo7Kb6G4D0Ao2mBrSgEk4maLSdv6MLIlADQ&hash=2174df5b000556d044f3f020384e879c8efcab55ddea2ced4eb752e93e7080d6",
};
const SIGNED_BOT_ID = 7_342_037_359;

describe("published test vectors", () => {
  test("[TG-1] reads all fields of data that a library signed with a published token", () => {
    expect(verifyWithBotToken(publishedVectors.full, PUBLISHED_BOT_TOKEN, ANY_AGE_LIMIT)).toEqual({
      person: {
        telegramId: 222,
        firstName: "user-first-name",
        lastName: "user-last-name",
        username: "user-username",
        languageCode: "en",
      },
      signedAt: new Date(1000),
      startParam: "debug",
      content: expect.stringMatching(
        /^auth_date=1\ncan_send_after=10000\nchat=[^]*user-username"\}$/,
      ) as string,
    });
    expect(verifyWithBotToken(publishedVectors.full, `${PUBLISHED_BOT_TOKEN}A`, ANY_AGE_LIMIT)).toBeNull();
    expect(
      verifyWithBotToken(publishedVectors.full, PUBLISHED_BOT_TOKEN, DAY_AGE_LIMIT),
      "they are of 1970",
    ).toBeNull();
  });

  test("[TG-1] the hash matches the published one: double HMAC keyed by WebAppData", () => {
    const key = createHmac("sha256", "WebAppData").update("my-secret-token").digest();
    expect(createHmac("sha256", key).update("abc").digest("hex")).toBe(
      "6ecc2e9b51f30dde6877ce374ede54eb626c84e78a5d9a9dcac54d2d248f6bde",
    );
  });

  test("[TG-1] verifies Telegram's own signature by the bot id only, and for no other bot", () => {
    const of = { botId: SIGNED_BOT_ID };
    expect(verifyInitData(publishedVectors.signed, of, ANY_AGE_LIMIT)?.person).toMatchObject({
      telegramId: 279_058_397,
      firstName: "Vladislav + - ? /",
    });
    expect(verifyInitData(publishedVectors.signed, { botId: SIGNED_BOT_ID + 1 }, ANY_AGE_LIMIT)).toBeNull();
    expect(verifyInitData(publishedVectors.signed, of, DAY_AGE_LIMIT)).toBeNull();
    const test = "40055058a4ee38156a06562e52eece92a771bcd8346a8c4615cb7376eddf72ec";
    expect(verifyInitData(publishedVectors.signed, { ...of, publicKey: test }, ANY_AGE_LIMIT)).toBeNull();
    expect(
      verifyInitData(publishedVectors.signed.replace("Kibenko", "Kibenkо"), of, ANY_AGE_LIMIT),
    ).toBeNull();
    expect(verifyInitData(goodInitData, of, DAY_AGE_LIMIT), "without a signature").toBeNull();
  });
});

test("[TG-1] fresh data of the brand's bot identify the person and the start parameter", () => {
  expect(verifyWithBotToken(goodInitData)).toMatchObject({
    person: { telegramId: 713_924_713, firstName: "Aziza", lastName: null },
    startParam: "dish_plov",
  });
  expect(
    verifyWithBotToken(signInitData({ auth_date: unixSecondsAgo(1), query_id: "AA" }, BOT_TOKEN))?.person,
    "nobody",
  ).toBeNull();
});

test("[TG-1] refuses data without a signature, with a truncated one, or with another's", () => {
  const hash = /hash=([\da-f]+)/.exec(goodInitData)?.[1] ?? "";
  const forged = [
    goodInitData.replace(/&hash=.*/, ""),
    goodInitData.replace(hash, ""),
    goodInitData.replace(hash, hash.slice(2)),
    goodInitData.replace(hash, `${hash}00`),
    goodInitData.replace(hash, "0".repeat(64)),
    goodInitData.replace(hash, "z".repeat(64)),
    goodInitData.replace(hash, hash.toUpperCase()),
    goodInitData.replace("713924713", "713924714"),
    goodInitData.replace("dish_plov", "dish_manti"),
    goodInitData.replace(unixSecondsAgo(10), unixSecondsAgo(9)),
    `${goodInitData}&premium=1`,
    `${goodInitData}&hash=${hash}`,
    `${goodInitData}&user=${encodeURIComponent(userJson)}`,
    // The signed text is the same, but one of its lines was moved into the value of another field.
    goodInitData
      .replace("&start_param=dish_plov", "")
      .replace("query_id=AA", "query_id=AA%0Astart_param%3Ddish_plov"),
    signInitData(
      { user: userJson, auth_date: unixSecondsAgo(10) },
      "7000000002:AAF0test-token-of-nobody-0123456789",
    ),
  ];
  expect(forged.filter((text) => verifyWithBotToken(text) !== null)).toEqual([]);
});

test("[TG-1] refuses data older than a day, in the future, without a time or shorter than eleven characters", () => {
  const signWithDate = (auth_date: string) => signInitData({ user: userJson, auth_date }, BOT_TOKEN);
  expect(verifyWithBotToken(signWithDate(unixSecondsAgo(86_400)))).not.toBeNull();
  expect(
    verifyWithBotToken(signWithDate(unixSecondsAgo(-60))),
    "a clock that is a minute ahead",
  ).not.toBeNull();
  const wrong = [
    signWithDate(unixSecondsAgo(86_401)),
    signWithDate(unixSecondsAgo(-61)),
    signWithDate(""),
    signWithDate("soon"),
    signWithDate("1e9"),
    signWithDate("-1"),
  ];
  const short = ["", "a", "hash=12345", "undefined", "x".repeat(8193)];
  expect([...wrong, ...short].filter((text) => verifyWithBotToken(text) !== null)).toEqual([]);
  expect(
    verifyWithBotToken(signWithDate(unixSecondsAgo(86_400 * 400)), BOT_TOKEN, ANY_AGE_LIMIT),
    "0: of any age",
  ).not.toBeNull();
});

test("[TG-1] accepts none of ten thousand generated and corrupted texts, and never throws", () => {
  const formatSortedFields = (text: string) => JSON.stringify([...new URLSearchParams(text)].sort());
  const spoiled = fc
    .tuple(fc.nat(goodInitData.length - 1), fc.string({ minLength: 0, maxLength: 3 }), fc.nat(4))
    .map(([at, put, cut]) => goodInitData.slice(0, at) + put + goodInitData.slice(at + cut));
  const made = fc
    .dictionary(
      fc.constantFrom("user", "auth_date", "hash", "signature", "start_param", "__proto__"),
      fc.string(),
    )
    .map((fields) => new URLSearchParams(fields).toString());
  let tried = 0;
  fc.assert(
    fc.property(fc.oneof(spoiled, made, fc.string({ unit: "binary", maxLength: 60 })), (text) => {
      tried += 1;
      const byBot = verifyWithBotToken(text);
      const byTelegram = verifyInitData(text, { botId: SIGNED_BOT_ID }, ANY_AGE_LIMIT);
      return (
        byTelegram === null &&
        (byBot === null || formatSortedFields(text) === formatSortedFields(goodInitData))
      );
    }),
    { numRuns: 10_000 },
  );
  expect(tried).toBe(10_000);
});
