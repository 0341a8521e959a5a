import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { sentLanguage } from "./shapes.ts";
import { openedSession } from "./users.ts";
import { offeredPayment } from "./web-settings.ts";

/** What a page that was opened in the Click application asks for. [CK-1] */
export const clickApp = {
  clickAppSettings: endpoint({
    method: "GET",
    path: "/support/v1/merchant/settings/click-app/client",
    auth: "none",
    summary:
      "Whether the brand has a mini app in Click, where its page finds the session, and how one pays there",
    reply: z.object({
      isActive: z.boolean(),
      /** Cookies that Click may have left the session in, the newest way first. */
      sessionCookies: z.array(z.string()),
      /** The name under which it stands in the address where no cookie has it. */
      sessionQuery: z.string(),
      /** Methods that can be paid by inside Click, in the order to show [CH-6]. */
      payments: z.array(offeredPayment),
    }),
  }),
  signInByClick: endpoint({
    method: "POST",
    path: "/users/v1/users/click-token",
    auth: "none",
    perMinute: 60,
    summary: "Exchanges the session of Click's application for a session of the customer whom Click names",
    body: z.object({
      /** As Click gave it to the page. */
      session: z.string().min(1).max(200),
      language: sentLanguage.default("uz"),
    }),
    reply: openedSession,
    refusals: ["click_session_invalid", "phone_invalid"],
  }),
};
