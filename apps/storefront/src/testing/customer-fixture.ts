import type { User } from "../platform/shapes.ts";
import { openSession } from "../shop/session/session.ts";
import { createTestId, MERCHANT_ID } from "./shop-fixture.ts";

/** Customer without profile data. */
export const testCustomer: User = {
  id: createTestId(20),
  merchantId: MERCHANT_ID,
  firstName: null,
  lastName: null,
  phone: "+998901234567",
  email: null,
  gender: null,
  birthday: null,
  image: null,
  language: "en",
  cashback: 0,
  role: "CUSTOMER",
  isActive: true,
  createdDate: "2026-03-02T07:00:00.000Z",
  lastModifiedDate: "2026-03-02T07:00:00.000Z",
};

/** Signs the customer in on this device. */
export function signInTestCustomer({ id, phone, firstName, lastName } = testCustomer): void {
  openSession({ userId: id, phone, firstName, lastName });
}
