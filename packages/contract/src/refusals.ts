import type { z } from "zod";
import { basketRefusals } from "./refusals/basket.ts";
import { cardRefusals } from "./refusals/cards.ts";
import { botRefusals } from "./refusals/bots.ts";
import { connectionRefusals } from "./refusals/connection.ts";
import type { refusalData } from "./refusals/data.ts";
import { groupOrderRefusals } from "./refusals/group-orders.ts";
import { reservationRefusals } from "./refusals/reservations.ts";
import { orderChangeRefusals } from "./refusals/order-changes.ts";
import { orderRefusals } from "./refusals/order.ts";
import { userRefusals } from "./refusals/users.ts";
import { deviceRefusals } from "./refusals/devices.ts";
import { managedRefusals } from "./refusals/managed.ts";
import { pictureRefusals } from "./refusals/pictures.ts";
import { requestRefusals } from "./refusals/request.ts";
import { fill } from "./refusals/text.ts";
import type { Description, RefusalData } from "./refusals/text.ts";

export { DESCRIBED_IN } from "./refusals/text.ts";
export type { Description, RefusalData } from "./refusals/text.ts";

/**
 * All refusals of the API [ER-2]. To add a refusal, write its code, HTTP status and text in seven languages in a file
 * of `refusals/`. Uzbek in Cyrillic letters is generated. The type `RefusalCode` is derived.
 */
export const refusals = {
  ...requestRefusals,
  ...pictureRefusals,
  ...managedRefusals,
  ...deviceRefusals,
  ...userRefusals,
  ...botRefusals,
  ...basketRefusals,
  ...orderRefusals,
  ...orderChangeRefusals,
  ...groupOrderRefusals,
  ...reservationRefusals,
  ...cardRefusals,
  ...connectionRefusals,
} as const;

export type RefusalCode = keyof typeof refusals;

/** Data of a refusal with this code, in addition to its text. */
export type DataOf<Code extends string> = Code extends keyof typeof refusalData
  ? z.output<(typeof refusalData)[Code]> & RefusalData
  : RefusalData;

/** Refusal as sent to the client. `description` is shown to the user; `data.path` is the called path. */
export type Refusal<Code extends string = RefusalCode> = Code extends string
  ? {
      statusCode: number;
      statusMessage: string;
      code: Code;
      description: Description;
      data: { path: string; field?: string } & DataOf<Code>;
    }
  : never;

/** Returns the refusal's text in every language, with `{name}` placeholders filled from the data. */
export function describe(code: RefusalCode, data: RefusalData = {}): Description {
  return fill(refusals[code].text, data);
}
