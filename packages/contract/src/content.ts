import { z } from "zod";
import { declareEndpoint } from "./endpoint.ts";
import { doneReply, id, textByLanguage } from "./shapes.ts";

/** `EXTRA…`: additional pages of the brand. Their first line is the title. */
export const policyType = z.enum(["TERMS", "ABOUT_COMPANY", "PRIVACY_POLICY", "EXTRA", "EXTRA2", "EXTRA3"]);

export const policy = z.object({ type: policyType, text: textByLanguage });

export const banner = z.object({
  id,
  name: textByLanguage,
  image: z.string(),
  /** Target of the banner: a path in the store or an https address; null: not clickable. */
  link: z.string().nullable(),
  position: z.int(),
});

export const story = z.object({
  id,
  name: textByLanguage,
  /** Round picture that opens the story. */
  image: z.string(),
  position: z.int(),
  pages: z.array(
    z.object({
      image: z.string(),
      text: textByLanguage,
      /** Target of the story page's link: a path in the store or an https address; null: no link. */
      link: z.string().nullable(),
      seconds: z.int(),
    }),
  ),
});

/** Content of a store: stories, banners and policies. */
export const contentEndpoints = {
  policies: declareEndpoint({
    method: "GET",
    path: "/support/v1/company/policies",
    auth: "none",
    summary:
      "Returns terms, company information, privacy policy and other pages in every language; a single one with `policies`",
    query: z.object({ policies: policyType.optional() }),
    reply: z.array(policy),
  }),
  banners: declareEndpoint({
    method: "GET",
    path: "/support/v1/banner",
    auth: "none",
    summary: "Lists banners in order; none if bannersActive is off",
    reply: z.array(banner),
  }),
  stories: declareEndpoint({
    method: "GET",
    path: "/notifications/v2/stories",
    auth: "none",
    summary: "Lists current stories; none if storiesActive is off",
    reply: z.array(story),
  }),
  seenStories: declareEndpoint({
    method: "GET",
    path: "/notifications/v2/stories/seen",
    auth: "token",
    summary: "Lists the ids of the stories that the customer has seen",
    reply: z.array(id),
  }),
  seeStory: declareEndpoint({
    method: "POST",
    path: "/notifications/v2/stories/{id}/seen",
    auth: "token",
    summary: "Marks a story as seen",
    params: z.object({ id }),
    reply: doneReply,
    refusals: ["not_found"],
  }),
};

export type PolicyType = z.infer<typeof policyType>;
export type Policy = z.infer<typeof policy>;
export type Banner = z.infer<typeof banner>;
export type Story = z.infer<typeof story>;
