import { z } from "zod";

/**
 * Replaces characters that the database cannot store: NUL and unpaired surrogates. The length is unchanged, because
 * entities refer to positions in the text.
 */
const storableText = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) => text.replaceAll("\0", " ").toWellFormed());
const name = storableText(256).transform((text) => text.trim());
/** Telegram's ids have up to 52 bits. */
const number = z.int();
const user = z.object({
  id: number.positive(),
  is_bot: z.boolean(),
  first_name: name,
  last_name: name.optional(),
  username: name.optional(),
  language_code: storableText(35).optional(),
});
const chat = z.object({
  id: number,
  type: z.enum(["private", "group", "supergroup", "channel"]),
  title: name.optional(),
});
const entity = z.object({ type: z.string().max(40), offset: number.min(0), length: number.min(0) });
const fields = z.object({
  message_id: number,
  date: number.min(0),
  chat,
  from: user,
  text: storableText(8192).optional(),
  entities: z.array(entity).max(200).optional(),
  contact: z
    .object({
      phone_number: storableText(40),
      first_name: name.optional().default(""),
      user_id: number.optional(),
    })
    .optional(),
  migrate_to_chat_id: number.optional(),
  location: z
    .object({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      /** Duration of a live location, in seconds. Omitted for a single location. */
      live_period: number.optional(),
    })
    .optional(),
});
/** Entities without a text are dropped. */
const message = fields.transform(({ entities, ...said }) => ({
  ...said,
  ...(said.text !== undefined && entities && { entities }),
}));
const member = z.object({ status: z.string().max(40) });

const update = z.object({
  update_id: number.min(0),
  message: message.optional().catch(undefined),
  /** Update of a live location. */
  edited_message: message.optional().catch(undefined),
  callback_query: z
    .object({
      id: storableText(100),
      from: user,
      chat_instance: storableText(100).default(""),
      data: storableText(64).optional(),
      message: message.optional(),
    })
    .optional()
    .catch(undefined),
  my_chat_member: z
    .object({ chat, from: user, date: number, old_chat_member: member, new_chat_member: member })
    .optional()
    .catch(undefined),
});

/** A validated update. Unknown fields are omitted. */
export type TelegramUpdate = { update_id: number } & Partial<
  Pick<z.infer<typeof update>, "message" | "edited_message" | "callback_query" | "my_chat_member">
>;

/** Parses an update. Null if it is malformed. */
export function readUpdate(text: string): TelegramUpdate | null {
  try {
    const read = update.safeParse(JSON.parse(text));
    if (!read.success) return null;
    const { update_id, message: said, edited_message, callback_query, my_chat_member } = read.data;
    if (said) return { update_id, message: said };
    if (edited_message) return { update_id, edited_message };
    return callback_query ? { update_id, callback_query } : { update_id, my_chat_member };
  } catch {
    return null;
  }
}
