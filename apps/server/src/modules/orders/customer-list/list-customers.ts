import type { endpoints } from "@dasturxon/contract";
import type { EndpointParsedInput, EndpointReply } from "@dasturxon/contract/endpoint";
import { normalizeDigits } from "@dasturxon/domain/digits";
import { mayPerformTask } from "@dasturxon/domain/staff-permission";
import type { Tx } from "../../../platform/database/index.ts";
import type { Session } from "../../../platform/http/index.ts";
import { toListedCustomer } from "./customer-view.ts";
import { selectCustomers } from "./queries.ts";

/** Minimum number of digits in a search by phone. Fewer digits would match a large part of the brand's customers. */
const MIN_PHONE_DIGITS = 4;
type CustomersReply = EndpointReply<typeof endpoints.customers>;

/** Finds customers by name or phone. Roles that may not list all customers find them only by part of a phone. */
export async function listCustomers(
  tx: Tx,
  { merchantId, role, branchIds }: Session,
  { search: typed, page, size }: EndpointParsedInput<typeof endpoints.customers>["query"],
): Promise<CustomersReply> {
  const search = normalizeDigits(typed);
  const isPhone = /^[+\d][\d\s()-]*$/.test(search);
  const digits = isPhone ? search.replaceAll(/\D/g, "") : "";
  const isWide = digits.length < MIN_PHONE_DIGITS;
  const isRefused = isWide && (isPhone || !mayPerformTask(role, "list_customers"));
  if (isRefused && (search !== "" || !mayPerformTask(role, "list_customers")))
    return { content: [], page, size, totalElements: 0, totalPages: 0 };
  const { rows, total } = await selectCustomers(tx, merchantId, {
    branchIds,
    name: isPhone ? "" : search,
    digits,
    page,
    size,
  });
  const totalPages = Math.ceil(total / size);
  return { content: rows.map(toListedCustomer), page, size, totalElements: total, totalPages };
}
