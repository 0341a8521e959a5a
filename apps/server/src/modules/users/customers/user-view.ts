import type { User } from "@dasturxon/contract/users";
import type { UserRow } from "../queries.ts";

/** Returns the customer's own view of the account [AP-3]. */
export function viewUser(row: UserRow): User {
  return {
    id: row.id,
    merchantId: row.merchantId,
    firstName: row.firstName,
    lastName: row.lastName,
    phone: row.phone,
    email: row.email,
    gender: row.gender,
    birthday: row.birthday,
    image: row.image,
    language: row.language,
    cashback: row.cashback,
    role: "CUSTOMER",
    isActive: row.isActive,
    createdDate: row.createdAt.toISOString(),
    lastModifiedDate: row.updatedAt.toISOString(),
  };
}
