import { z } from "zod";

/**
 * Replaces characters that the database cannot store: NUL and unpaired surrogates. The length is unchanged, because
 * entities refer to positions in the text.
 */
const createStorableTextSchema = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) => text.replaceAll("\0", " ").toWellFormed());
const nameSchema = createStorableTextSchema(256).transform((text) => text.trim());
/** Telegram's ids have up to 52 bits. */
const integerSchema = z.int();
const userSchema = z.object({
  id: integerSchema.positive(),
  is_bot: z.boolean(),
  first_name: nameSchema,
  last_name: nameSchema.optional(),
  username: nameSchema.optional(),
  language_code: createStorableTextSchema(35).optional(),
});
const telegramChatSchema = z.object({
  id: integerSchema,
  type: z.enum(["private", "group", "supergroup", "channel"]),
  title: nameSchema.optional(),
});
const messageEntitySchema = z.object({
  type: z.string().max(40),
  offset: integerSchema.min(0),
  length: integerSchema.min(0),
});
const messageFieldsSchema = z.object({
  message_id: integerSchema,
  date: integerSchema.min(0),
  chat: telegramChatSchema,
  from: userSchema,
  text: createStorableTextSchema(8192).optional(),
  entities: z.array(messageEntitySchema).max(200).optional(),
  contact: z
    .object({
      phone_number: createStorableTextSchema(40),
      first_name: nameSchema.optional().default(""),
      user_id: integerSchema.optional(),
    })
    .optional(),
  migrate_to_chat_id: integerSchema.optional(),
  location: z
    .object({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      /** Duration of a live location, in seconds. Omitted for a single location. */
      live_period: integerSchema.optional(),
    })
    .optional(),
});
/** Schema of a Telegram message. Formatting entities of a message without text are dropped. */
const telegramMessageSchema = messageFieldsSchema.transform(({ entities, ...said }) => ({
  ...said,
  ...(said.text !== undefined && entities && { entities }),
}));
const chatMemberSchema = z.object({ status: z.string().max(40) });

const telegramUpdateSchema = z.object({
  update_id: integerSchema.min(0),
  message: telegramMessageSchema.optional().catch(undefined),
  /** A message that was edited. Telegram also sends each new position of a live location in this field. */
  edited_message: telegramMessageSchema.optional().catch(undefined),
  callback_query: z
    .object({
      id: createStorableTextSchema(100),
      from: userSchema,
      chat_instance: createStorableTextSchema(100).default(""),
      data: createStorableTextSchema(64).optional(),
      message: telegramMessageSchema.optional(),
    })
    .optional()
    .catch(undefined),
  my_chat_member: z
    .object({
      chat: telegramChatSchema,
      from: userSchema,
      date: integerSchema,
      old_chat_member: chatMemberSchema,
      new_chat_member: chatMemberSchema,
    })
    .optional()
    .catch(undefined),
});

/** A validated update. Unknown fields are omitted. */
export type TelegramUpdate = { update_id: number } & Partial<
  Pick<
    z.infer<typeof telegramUpdateSchema>,
    "message" | "edited_message" | "callback_query" | "my_chat_member"
  >
>;

/** Parses an update from Telegram. Returns null if it is malformed. */
export function parseTelegramUpdate(text: string): TelegramUpdate | null {
  try {
    const read = telegramUpdateSchema.safeParse(JSON.parse(text));
    if (!read.success) return null;
    const { update_id, message: said, edited_message, callback_query, my_chat_member } = read.data;
    if (said) return { update_id, message: said };
    if (edited_message) return { update_id, edited_message };
    return callback_query ? { update_id, callback_query } : { update_id, my_chat_member };
  } catch {
    return null;
  }
}
