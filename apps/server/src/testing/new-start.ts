import type { TestReply, TestApp } from "./test-app.ts";

export interface RegisteredBrand {
  token: string;
  url: string;
  staff: { id: string; role: string; merchant: { id: string; key: string } };
  code: string;
  data: { field?: string };
}

let phoneCount = 0;
/** Returns a phone that was not used to register a brand. */
export const createRegistrationPhone = () => `+99893${String((phoneCount += 1)).padStart(7, "0")}`;

/** Gets a permit to register a brand, by a phone and its code. */
export async function requestPermit(
  app: TestApp,
  phone = createRegistrationPhone(),
  host?: string,
): Promise<string> {
  const reply = await app.call<{ permit: string }>("/onboarding/v1/permit", {
    body: await requestPhoneProof(app, phone, host),
    ...(host && { host }),
  });
  return reply.body.permit;
}

/** Returns a phone with the code sent to it. Each phone uses its own IP address, because of the rate limit per IP address. */
export async function requestPhoneProof(app: TestApp, phone = createRegistrationPhone(), host?: string) {
  const ip = `198.51.100.${(phoneCount % 250) + 1}`;
  await app.call("/onboarding/v1/code", { body: { phone }, ip, ...(host && { host }) });
  return { phone, code: app.sent.findLast((message) => message.phone === phone)?.code ?? "" };
}

/** Body that registers a brand with a branch in Tashkent that is open around the clock and delivers within 3 km. */
export const createRegistrationBody = (permit: string, address: string, more: object = {}) => ({
  permit,
  name: "Sardor Oshi",
  address,
  language: "uz",
  kind: "KITCHEN",
  hasMenu: true,
  mainColor: "#14532D",
  branch: {
    city: "tashkent",
    address: "Amir Temur 5",
    latitude: 41.311,
    longitude: 69.28,
    phone: "+998712000000",
    opensAt: "00:00",
    closesAt: "00:00",
  },
  delivery: { metres: 3000, price: 10_000 },
  owner: { name: "Sardor", login: `${address}@start`, password: "bulut daryo tarvuz 17" },
  ...more,
});

/** Answers of the first two steps of a registration. */
export const registrationDraft = {
  step: "look",
  name: "Sardor Oshi",
  address: null,
  kind: "KITCHEN",
  menu: "PASTED",
  pasted: "OSHLAR\nToʻy oshi 50 000",
  mainColor: "#14532D",
  logo: "data:image/webp;base64,UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==",
  logoColors: ["#14532D"],
};

export const postRegistration = (
  app: TestApp,
  body: object,
  from: { ip?: string; host?: string } = {},
): Promise<TestReply<RegisteredBrand>> =>
  app.call<RegisteredBrand>("/onboarding/v1/brands", { body, ...from });
