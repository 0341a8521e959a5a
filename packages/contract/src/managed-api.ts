import type { z } from "zod";
import type { Resource, commonRowFields } from "./resource.ts";

type ResourceApiCalls = Resource["calls"];
/** Part of a call's path after the path of its resource. */
type ResourceSubPath<Path extends string> = Path extends `${string}/{id}`
  ? "/{id}"
  : Path extends `${string}/positions`
    ? "/positions"
    : "";

/** Row of any resource. */
export type ManagedRowReply = z.output<z.ZodObject<typeof commonRowFields>> & Record<string, unknown>;
/**
 * Reply of a call of any resource, with the fields that every row has. The type of a resource with unknown fields lacks
 * them.
 */
type ReplyWithRows<Reply> = Reply extends { items: unknown[] }
  ? Omit<Reply, "items"> & { items: ManagedRowReply[] }
  : Reply extends { ids: string[] }
    ? Reply
    : ManagedRowReply;

/** Calls of any resource by their route below the resource's path: `GET `, `PUT /{id}`, `PUT /positions`. */
export type ResourceApi = {
  [
    Name in keyof ResourceApiCalls as `${ResourceApiCalls[Name]["method"]} ${ResourceSubPath<ResourceApiCalls[Name]["path"]>}`
  ]: Omit<ResourceApiCalls[Name], "reply"> & {
    reply: z.ZodType<ReplyWithRows<z.output<ResourceApiCalls[Name]["reply"]>>>;
  };
};
