import { createHmac } from "node:crypto";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { signInitData } from "../../testing/telegram.ts";
import { verifyInitData } from "./init-data.ts";

const TOKEN = "7000000001:AAF0test-token-of-nobody-0123456789";
const now = new Date("2026-03-02T07:00:00Z");
const seconds = (ago: number) => String(now.getTime() / 1000 - ago);
const anyAge = { now, maxAgeSeconds: 0 };
const day = { now, maxAgeSeconds: 86_400 };
const user = JSON.stringify({ id: 713_924_713, first_name: "Aziza", language_code: "uz" });
const good = signInitData({ user, auth_date: seconds(10), query_id: "AA", start_param: "dish_plov" }, TOKEN);
const read = (text: string, token = TOKEN, freshness = day) => verifyInitData(text, { token }, freshness);

/** Test vectors published by Telegram and by libraries for mini apps. */
const BOT = "5768337691:AAH5YkoiEuPk8-FZa32hStHTqXiLPtAEhx8";
const published = {
  // All fields defined by Telegram.
  full: "auth_date=1&can_send_after=10000&chat=%7B%22id%22%3A1%2C%22type%22%3A%22group%22%2C%22title%22%3A%22chat-title%22%2C%22photo_url%22%3A%22group%22%2C%22username%22%3A%22my-chat%22%7D&chat_instance=888&chat_type=sender&hash=47cfa22e72b887cba90c9cb833c5ea0f599975b6ce7193741844b5c4a4228b40&query_id=QUERY&receiver=%7B%22added_to_attachment_menu%22%3Afalse%2C%22allows_write_to_pm%22%3Atrue%2C%22first_name%22%3A%22receiver-first-name%22%2C%22id%22%3A991%2C%22is_bot%22%3Afalse%2C%22is_premium%22%3Atrue%2C%22language_code%22%3A%22ru%22%2C%22last_name%22%3A%22receiver-last-name%22%2C%22photo_url%22%3A%22receiver-photo%22%2C%22username%22%3A%22receiver-username%22%7D&start_param=debug&user=%7B%22added_to_attachment_menu%22%3Afalse%2C%22allows_write_to_pm%22%3Afalse%2C%22first_name%22%3A%22user-first-name%22%2C%22id%22%3A222%2C%22is_bot%22%3Atrue%2C%22is_premium%22%3Afalse%2C%22language_code%22%3A%22en%22%2C%22last_name%22%3A%22user-last-name%22%2C%22photo_url%22%3A%22user-photo%22%2C%22username%22%3A%22user-username%22%7D",
  // Spaces, pluses and escaped slashes must not change.
  signed:
    "user=%7B%22id%22%3A279058397%2C%22first_name%22%3A%22Vladislav%20%2B%20-%20%3F%20%5C%2F%22%2C%22last_name%22%3A%22Kibenko%22%2C%22username%22%3A%22vdkfrost%22%2C%22language_code%22%3A%22ru%22%2C%22is_premium%22%3Atrue%2C%22allows_write_to_pm%22%3Atrue%2C%22photo_url%22%3A%22https%3A%5C%2F%5C%2Ft.me%5C%2Fi%5C%2Fuserpic%5C%2F320%5C%2F4FPEE4tmP3ATHa57u6MqTDih13LTOiMoKoLDRG4PnSA.svg%22%7D&chat_instance=8134722200314281151&chat_type=private&auth_date=1733584787&signature=zL-ucjNyREiHDE8aihFwpfR9aggP2xiAo3NSpfe-p7IbCisNlDKlo7Kb6G4D0Ao2mBrSgEk4maLSdv6MLIlADQ&hash=2174df5b000556d044f3f020384e879c8efcab55ddea2ced4eb752e93e7080d6",
};
const SIGNED_BOT = 7_342_037_359;

describe("published test vectors", () => {
  test("[TG-1] reads all fields of data that a library signed with a published token", () => {
    expect(read(published.full, BOT, anyAge)).toEqual({
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
    expect(read(published.full, `${BOT}A`, anyAge)).toBeNull();
    expect(read(published.full, BOT, day), "they are of 1970").toBeNull();
  });

  test("[TG-1] the hash matches the published one: double HMAC keyed by WebAppData", () => {
    const key = createHmac("sha256", "WebAppData").update("my-secret-token").digest();
    expect(createHmac("sha256", key).update("abc").digest("hex")).toBe(
      "6ecc2e9b51f30dde6877ce374ede54eb626c84e78a5d9a9dcac54d2d248f6bde",
    );
  });

  test("[TG-1] verifies Telegram's own signature by the bot id only, and for no other bot", () => {
    const of = { botId: SIGNED_BOT };
    expect(verifyInitData(published.signed, of, anyAge)?.person).toMatchObject({
      telegramId: 279_058_397,
      firstName: "Vladislav + - ? /",
    });
    expect(verifyInitData(published.signed, { botId: SIGNED_BOT + 1 }, anyAge)).toBeNull();
    expect(verifyInitData(published.signed, of, day)).toBeNull();
    const test = "40055058a4ee38156a06562e52eece92a771bcd8346a8c4615cb7376eddf72ec";
    expect(verifyInitData(published.signed, { ...of, publicKey: test }, anyAge)).toBeNull();
    expect(verifyInitData(published.signed.replace("Kibenko", "Kibenkо"), of, anyAge)).toBeNull();
    expect(verifyInitData(good, of, day), "without a signature").toBeNull();
  });
});

test("[TG-1] fresh data of the brand's bot identify the person and the start parameter", () => {
  expect(read(good)).toMatchObject({
    person: { telegramId: 713_924_713, firstName: "Aziza", lastName: null },
    startParam: "dish_plov",
  });
  expect(read(signInitData({ auth_date: seconds(1), query_id: "AA" }, TOKEN))?.person, "nobody").toBeNull();
});

test("[TG-1] refuses data without a signature, with a truncated one, or with another's", () => {
  const hash = /hash=([\da-f]+)/.exec(good)?.[1] ?? "";
  const forged = [
    good.replace(/&hash=.*/, ""),
    good.replace(hash, ""),
    good.replace(hash, hash.slice(2)),
    good.replace(hash, `${hash}00`),
    good.replace(hash, "0".repeat(64)),
    good.replace(hash, "z".repeat(64)),
    good.replace(hash, hash.toUpperCase()),
    good.replace("713924713", "713924714"),
    good.replace("dish_plov", "dish_manti"),
    good.replace(seconds(10), seconds(9)),
    `${good}&premium=1`,
    `${good}&hash=${hash}`,
    `${good}&user=${encodeURIComponent(user)}`,
    // The same signed lines, split into different fields.
    good
      .replace("&start_param=dish_plov", "")
      .replace("query_id=AA", "query_id=AA%0Astart_param%3Ddish_plov"),
    signInitData({ user, auth_date: seconds(10) }, "7000000002:AAF0test-token-of-nobody-0123456789"),
  ];
  expect(forged.filter((text) => read(text) !== null)).toEqual([]);
});

test("[TG-1] refuses data older than a day, in the future, without a time or shorter than eleven characters", () => {
  const at = (auth_date: string) => signInitData({ user, auth_date }, TOKEN);
  expect(read(at(seconds(86_400)))).not.toBeNull();
  expect(read(at(seconds(-60))), "a clock that is a minute ahead").not.toBeNull();
  const wrong = [at(seconds(86_401)), at(seconds(-61)), at(""), at("soon"), at("1e9"), at("-1")];
  const short = ["", "a", "hash=12345", "undefined", "x".repeat(8193)];
  expect([...wrong, ...short].filter((text) => read(text) !== null)).toEqual([]);
  expect(read(at(seconds(86_400 * 400)), TOKEN, anyAge), "0: of any age").not.toBeNull();
});

test("[TG-1] accepts none of ten thousand generated and corrupted texts, and never throws", () => {
  const fieldsOf = (text: string) => JSON.stringify([...new URLSearchParams(text)].sort());
  const spoiled = fc
    .tuple(fc.nat(good.length - 1), fc.string({ minLength: 0, maxLength: 3 }), fc.nat(4))
    .map(([at, put, cut]) => good.slice(0, at) + put + good.slice(at + cut));
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
      const byBot = read(text);
      const byTelegram = verifyInitData(text, { botId: SIGNED_BOT }, anyAge);
      return byTelegram === null && (byBot === null || fieldsOf(text) === fieldsOf(good));
    }),
    { numRuns: 10_000 },
  );
  expect(tried).toBe(10_000);
});
