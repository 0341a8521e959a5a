import type { RefusalCode } from "../refusals.ts";

/**
 * Cause of each refusal in one sentence, for the API documents. The type check fails if a code has no cause. Stored
 * separately from the texts, because some texts are bundled for the browser.
 */
export const refusalCauseByCode: Record<RefusalCode, string> = {
  bad_request:
    "A field of the path, query or body is missing or has another type, length or pattern; `data.field` names it.",
  malformed_request:
    "The body is not valid JSON, is nested too deeply, or contains a character that cannot be stored.",
  preview_over: "The preview token has expired, was replaced by a newer one, or belongs to another brand.",
  wrong_host:
    "In production, the host is neither the platform's (PUBLIC_ORIGIN and its subdomains) nor a brand's own domain.",
  payload_too_large: "The body is larger than 256 KB, a picture larger than 5 MB.",
  address_too_long: "The URL is longer than 4 KB.",
  headers_too_large: "The headers together are larger than 16 KB.",
  unsupported_type: "The call does not accept the content type of the body.",
  image_unreadable: "The file is not a picture of a supported format, or it is damaged.",
  image_too_many_pixels:
    "The picture has more pixels than the server decodes: 110 million of a JPEG, 50 million of a progressive one, 25 million of any other kind.",
  picture_not_saved:
    "The picture storage does not respond or has no space; retry the same upload after `Retry-After`.",
  picture_not_public: "The picture's URL is not https, or its host is not a public internet address.",
  picture_unreachable:
    "The host of the picture's URL did not respond in time, or did not return a file; the call may be retried.",
  unauthorized:
    "The call requires a token, which is missing, unknown, expired or of the other kind (customer, staff).",
  feature_off: "The feature is disabled in the brand's settings.",
  forbidden:
    "The staff member's role does not permit the call, or a write authenticated by cookie came from another origin.",
  not_found: "The resource does not exist in this brand, or does not belong to the caller.",
  page_not_found: "No endpoint exists at this path.",
  method_not_allowed: "The path exists, but not with this method.",
  merchant_not_found: "Header, path, host and token name no existing brand, or name different brands.",
  merchant_id_missing: "The brand's id is empty.",
  merchant_id_undefined: "A client sent the text `undefined` as the brand's id.",
  merchant_blocked: "The brand is blocked.",
  merchant_deleted: "The brand was deleted.",
  too_many_requests:
    "An IP address, phone or brand exceeded its rate limit; `data.seconds` is the time to wait.",
  busy: "The server is overloaded and did not process the call, so any call may be retried after `Retry-After`.",
  idempotency_conflict:
    "The `Idempotency-Key` was already used with another body, or by the other call that shares its keys; `data.madeId` is the id of the created order.",
  stale_version:
    "The change is based on an outdated version; `data.present` is the current state of a managed row, `data.rows` lists the outdated rows of a bulk change.",
  already_exists: "Another row of the brand has the same value of `data.field`.",
  role_too_high: "The staff member's role, or the requested one, is not below the caller's role.",
  login_taken: "A staff member of this or another brand already uses this login.",
  already_member: "The owner of the confirmed phone is already a staff member of this brand.",
  password_is_own:
    "The staff member signs in by phone: the password applies to all brands of this person and can only be reset with a code sent to the phone.",
  invitation_over:
    "The invitation token is unknown, older than 72 hours, already used, or replaced by a newer one.",
  wrong_password: "The current password is incorrect.",
  start_closed:
    "The installation does not allow opening a brand without an administrator's link (`SELF_START`).",
  permit_over:
    "The permit to open a brand is unknown or expired (after a day; an administrator's after a week), or it, or another permit of the phone, was already used.",
  host_taken: "The address belongs to an existing or former brand.",
  host_reserved: "The address is reserved for the platform, or is not a valid host label.",
  password_weak:
    "The password is shorter than 12 characters, in a list of known passwords, or derived from the login.",
  pairing_over:
    "The pairing code is unknown, older than ten minutes, already used, or replaced by a newer one.",
  device_unknown:
    "The secret belongs to no paired device: the device was removed, or paired again elsewhere.",
  pin_wrong:
    "The PIN of the staff member is incorrect, or the staff member does not work in the device's branch.",
  pin_blocked:
    "The PIN is blocked after ten incorrect attempts; set a new PIN or a new password to unblock it.",
  second_factor_needed: "The password is correct, but the account has a second factor and `code` is missing.",
  second_factor_wrong:
    "The code does not match a current 30-second step, was already used, or is not an unused recovery code.",
  bot_token_refused: "Telegram does not accept the bot token: `getMe` answered 401 or 404.",
  bot_address_refused:
    "Telegram refused the URL of the webhook or the menu button: without a simulator both require https and a public host name.",
  bot_unanswered: "Telegram did not respond within eight seconds, or limited the request rate.",
  pin_weak: "The PIN does not have four digits, or is a repeated digit, a sequence, or a repeated pair.",
  plan_limit:
    "The brand has reached a limit of the platform; `data.limit` names it, `data.max` is its value, `data.used` the current number.",
  consent_missing: "The brand's owner has not given consent for support access, or the consent has expired.",
  zone_crosses_itself:
    "Two sides of the zone that are not adjacent cross or touch, or a side overlaps the previous one.",
  draft_conflict:
    "The row of a draft was changed or removed after the draft was made, or the draft is no longer valid; `data.drafts` lists the drafts.",
  in_use: "The row to be removed is in use; `data.where` lists the uses with their number.",
  wrong_code: "The code is incorrect, expired or already used, or had too many incorrect attempts.",
  code_cooldown: "A code was sent to this phone less than a minute ago.",
  code_not_sent: "The SMS gateway did not accept the message.",
  wrong_login: "The login or password is incorrect, or the account is disabled.",
  push_service_refused:
    "The browser's push service is not a public host, or is not one of those allowed by the installation.",
  phone_invalid:
    "The phone number is incomplete, or belongs to a country for which the brand or the installation does not send SMS.",
  sign_in_again: "The session is older than a day; changing the phone requires a newer one.",
  phone_taken: "Another customer of the brand has this phone; the caller has confirmed to own it.",
  phone_required: "The order has no phone: neither the receiver nor the customer has one.",
  telegram_id_not_found: "The Telegram data identifies a person that is unknown to the brand's bot.",
  telegram_data_invalid: "The Telegram data is forged, expired, or signed for another bot.",
  click_session_invalid:
    "The brand has no mini app in Click, the session is unknown to Click, or Click did not respond.",
  geocoder_failed: "The geocoder is unreachable, timed out, or returned an invalid response.",
  not_a_buyer: "The customer has no finished order with this product.",
  basket_empty: "The order has no lines.",
  product_unavailable: "A product of the basket is disabled, stopped, or not sold in the branch.",
  part_unavailable: "A chosen part of a set is disabled, stopped, or not sold in the branch.",
  not_served_now:
    "A product is sold only during certain hours, and the time of the order is outside of them.",
  product_not_found: "A line names a product that the brand does not have.",
  not_enough_stock: "The requested count exceeds the stock; `data.max` is the remaining number.",
  count_too_small:
    "The requested count is below the minimum for the product; `data.min` is the minimum number of steps.",
  modifications_required:
    "The choices of a line are below the minimum or above the maximum of their group, or do not exist.",
  price_changed:
    "The total sent by the client differs from the server's; `data.breakdown` has the current one.",
  product_overpriced: "A product costs more than the price sent by the client.",
  promo_not_found: "The brand has no promo code with this text.",
  promo_not_active: "The promo code is disabled.",
  promo_not_started: "The first day of the promo code is in the future.",
  promo_expired: "The last day of the promo code has passed.",
  promo_min_price: "The product sum after discounts is not above the promo code's minimum.",
  promo_used_up: "The promo code has reached its limit of uses, in total or for this customer.",
  cashback_exceeded: "The requested cashback exceeds the balance or the total.",
  out_of_zone: "The address is outside every delivery zone of the branch.",
  address_required: "An order for delivery has no address with coordinates.",
  branch_not_found: "No branch was named and none was found, or the named one does not belong to the brand.",
  no_branches: "The brand has no active branch.",
  branch_closed: "The branch is closed at the requested time.",
  day_off: "The branch has a day off, or no hours for that day.",
  holiday:
    "The branch is closed for a holiday, whose name is in `data.name`; `data.field` is `time` for a scheduled order.",
  slot_full: "The kitchen has no capacity left in that quarter of an hour.",
  slot_closed: "The requested time is in the past, outside the hours, too soon or too far ahead.",
  closes_before_ready: "A pickup or dine-in order for now would be ready after the branch closes.",
  paused: "Staff paused the brand, the branch or the category without an end time.",
  paused_until: "Staff paused the brand, the branch or the category until the time in `data.until`.",
  minimum_quantity:
    "The order has fewer items than the minimum for a delivery; `data.missing` is the missing number.",
  minimum_amount:
    "The product sum is below the minimum for a delivery; `data.missing` is the missing amount.",
  payment_currency:
    "The payment provider does not take the brand's currency, so the brand cannot enable it; `data.provider` is its name.",
  payment_not_allowed:
    "The brand has not enabled this payment method for the channel, or the installation does not support it.",
  tip_not_available: "The order has a tip, but is not delivered, or the brand takes no tips.",
  tip_too_large: "The tip exceeds the maximum; `data.max` is the maximum.",
  payment_failed: "The payment provider refused the payment.",
  payment_not_answering:
    "The payment provider does not respond, or did not shortly before; the order may be paid by another method.",
  card_not_accepted:
    "The provider does not accept the card: unknown, expired, blocked, or without SMS notifications.",
  card_declined: "The bank or the provider declined the charge; the order still awaits its payment.",
  bill_refused: "The provider has no customer with this phone, or does not accept a bill for it.",
  too_many_cards: "The customer has the maximum number of saved cards, `data.max`.",
  service_not_available: "The brand or the branch does not offer this service type.",
  transition_not_allowed:
    "The status table does not allow the change from the order's status to the requested one.",
  refund_amount_wrong:
    "A partial refund must be more than zero and less than the rest, and must not contain a line more often than it was sold; `data.left` is the rest.",
  order_without_phone:
    "The order was placed by the QR code of a table without a phone, so it cannot become a delivery.",
  paid_order_dearer:
    "The order is already paid, and the new service type would cost `data.more` more, which cannot be charged.",
  order_closed: "The order is finished or cancelled.",
  order_not_paid: "The order is to be paid online, and is not paid yet.",
  cancel_not_allowed: "The store has accepted the order; from then on only staff can cancel it.",
  courier_not_found: "The courier does not exist, or the order has none.",
  receipt_too_early:
    "A receipt is sent to another phone only for an order that is accepted and not cancelled.",
  customer_blocked: "The brand has blocked the customer.",
  too_many_orders: "The customer has the maximum number of unanswered orders, OPEN_ORDERS_PER_CUSTOMER.",
  table_order_limit:
    "The table has the maximum number of orders or sessions without a phone. Orders with a phone are not limited by it.",
  already_graded: "The order has already been reviewed.",
  claim_too_late: "The order was received more than 24 hours ago.",
  claim_open: "The customer has an unanswered claim about the order.",
  claim_answered: "The claim is already answered, possibly by another member of staff.",
  table_not_found: "The table does not exist in this branch.",
  table_taken: "Another reservation has the table at that time.",
  table_closed:
    "The time is not completely within the dine-in hours, or is less than a quarter of an hour or more than sixty days ahead.",
  reservation_over:
    "The reservation is already cancelled, refused or confirmed, or its time has begun (for guests) or passed (for staff).",
  table_too_small: "The table has fewer seats than requested.",
  too_many_reservations: "The customer has the maximum number of future reservations.",
  offline: "Returned by the client: no connection.",
  timeout: "Returned by the client: no response within 30 seconds.",
  unavailable: "The database or a queue does not respond; `Retry-After` is the time to wait before a retry.",
  internal: "An unexpected error of the server; `data.requestId` identifies it in the log.",
  group_not_found:
    "No group order has this id with this secret or member key, or the call is for the host only.",
  group_locked: "The host has locked the group order.",
  group_over: "The group order was placed, closed, or expired after three hours.",
  group_full: "The group order already has twenty members.",
};
