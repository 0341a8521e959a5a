import type { z } from "zod";
import type { Resource, stamp } from "./resource.ts";

type Calls = Resource["calls"];
/** Part of a call's path after the resource's own. */
type SubPath<Path extends string> = Path extends `${string}/{id}`
  ? "/{id}"
  : Path extends `${string}/positions`
    ? "/positions"
    : "";

/** Row of any resource. */
export type ManagedRow = z.output<z.ZodObject<typeof stamp>> & Record<string, unknown>;
/** Reply of a call of any resource. Schemas with unknown fields lose the fields that every row has. */
type ReplyWithRows<Reply> = Reply extends { items: unknown[] }
  ? Omit<Reply, "items"> & { items: ManagedRow[] }
  : Reply extends { ids: string[] }
    ? Reply
    : ManagedRow;

/** Calls of any resource by their route below the resource's path: `GET `, `PUT /{id}`, `PUT /positions`. */
export type ResourceApi = {
  [Name in keyof Calls as `${Calls[Name]["method"]} ${SubPath<Calls[Name]["path"]>}`]: Omit<
    Calls[Name],
    "reply"
  > & { reply: z.ZodType<ReplyWithRows<z.output<Calls[Name]["reply"]>>> };
};
