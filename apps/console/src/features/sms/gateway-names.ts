import type { SmsGatewayName } from "@dasturxon/domain/sms-gateways";

export const GATEWAY_NAMES: Readonly<Record<SmsGatewayName, string>> = {
  eskiz: "Eskiz",
  "play-mobile": "Play Mobile",
};
