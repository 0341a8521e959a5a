import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { staffMember } from "./staff.ts";
import { done } from "./shapes.ts";

/** What a member of staff changes of himself, whatever his role. [US-8] */
export const ownAccount = {
  changeOwnName: endpoint({
    method: "PUT",
    path: "/console/v1/me",
    auth: "staff",
    urgency: "quote",
    summary: "Changes the name of the signed-in member of staff",
    body: z.object({ name: z.string().trim().min(1).max(80) }),
    reply: staffMember,
  }),
  changeOwnPassword: endpoint({
    method: "POST",
    path: "/console/v1/me/password",
    auth: "staff",
    perMinute: 30,
    summary: "Replaces his password by a new one and ends every session of his but this one",
    body: z.object({ password: z.string().min(1).max(200), newPassword: z.string().min(1).max(200) }),
    reply: done,
    refusals: ["wrong_password", "password_weak", "too_many_requests"],
  }),
};
