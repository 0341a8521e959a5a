import { expect, test } from "vitest";
import { encryptPush } from "./encrypt-push.ts";

const bytes = (text: string) => Buffer.from(text, "base64url");

// Example of RFC 8291, Appendix A.
const receiver = {
  publicKey: bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
  authSecret: bytes("BTBZMqHH6r4Tts7J_aSIgg"),
};
const chance = {
  salt: bytes("DGv6ra1nlYgDCS1FRnbzlw"),
  senderKey: bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"),
};
const SEALED =
  "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";

test("[CT-4] a push is sealed as RFC 8291 has it in its Appendix A", () => {
  const sealed = encryptPush("When I grow up, I want to be a watermelon", receiver, chance);
  expect(sealed.toString("base64url")).toBe(SEALED);
});

test("[CT-4] each push is sealed by a key of its own, and a longer one than push services take is none", () => {
  expect(encryptPush("a", receiver)).not.toEqual(encryptPush("a", receiver));
  expect(encryptPush("a".repeat(3993), receiver)).toHaveLength(4096);
  expect(() => encryptPush("a".repeat(3994), receiver)).toThrow(RangeError);
});
