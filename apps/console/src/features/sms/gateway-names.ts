import type { SmsGatewayName } from "@dasturxon/domain/sms-gateways";

export const GATEWAY_NAMES: Readonly<Record<SmsGatewayName, string>> = {
  "telegram-gateway": "Telegram Gateway",
  eskiz: "Eskiz",
  "play-mobile": "Play Mobile",
};
