import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { requestLanguage } from "./shapes.ts";
import { openedCustomerSession } from "./users.ts";
import { offeredPayment } from "./web-settings.ts";

/** Endpoints for pages opened in the Click app. [CK-1] */
export const clickAppEndpoints = {
  clickAppSettings: declareEndpoint({
    method: "GET",
    path: "/support/v1/merchant/settings/click-app/client",
    auth: "none",
    summary:
      "Returns whether the brand has a mini app in Click, where its session is, and the payment methods there",
    reply: z.object({
      isActive: z.boolean(),
      /** Names of the cookies that may contain the session of Click, the newest name first. */
      sessionCookies: z.array(z.string()),
      /** Name of the query parameter with the session, used if no cookie has it. */
      sessionQuery: z.string(),
      /** Payment methods available inside Click, in display order [CH-6]. */
      payments: z.array(offeredPayment),
    }),
  }),
  signInByClick: declareEndpoint({
    method: "POST",
    path: "/users/v1/users/click-token",
    auth: "none",
    perMinute: 60,
    summary: "Exchanges a session of the Click app for a session of the customer that Click names",
    body: z.object({
      /** Session that Click passed to the page. */
      session: z.string().min(1).max(200),
      language: requestLanguage.default("uz"),
    }),
    reply: openedCustomerSession,
    refusals: ["click_session_invalid", "phone_invalid"],
  }),
};
