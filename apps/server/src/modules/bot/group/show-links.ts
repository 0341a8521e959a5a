import type { TelegramLinks } from "@dasturxon/contract";
import { STAFF_MANAGER_ROLES } from "@dasturxon/domain/staff-rank";
import type { Tx } from "../../../platform/database/index.ts";
import type { Session } from "../../../platform/http/index.ts";
import { selectBotView } from "../queries.ts";
import { selectMessageRefusals } from "../refusals/queries.ts";
import { viewMessageRefusal } from "../refusals/resend-message.ts";
import { selectTelegramGroups, selectIsStaffLinked } from "./queries.ts";

/**
 * Returns the bot's username and whether the caller is linked. Owners and managers of the whole brand also receive the
 * linked groups and the chats with refused messages.
 */
export async function viewTelegramLinks(
  tx: Tx,
  { merchantId, id, role, branchIds }: Pick<Session, "merchantId" | "id" | "role" | "branchIds">,
): Promise<TelegramLinks> {
  const bot = await selectBotView(tx, merchantId);
  const isKeeper = branchIds === null && STAFF_MANAGER_ROLES.some((keeper) => keeper === role);
  const groups = isKeeper ? await selectTelegramGroups(tx, merchantId) : [];
  const refusals = isKeeper ? await selectMessageRefusals(tx, merchantId) : [];
  return {
    username: bot?.isOn ? bot.username : null,
    isLinked: await selectIsStaffLinked(tx, merchantId, id),
    groups: groups.map(({ chatId, title, createdAt }) => ({
      chatId,
      title,
      createdAt: createdAt.toISOString(),
    })),
    refusals: refusals.map(viewMessageRefusal),
  };
}
