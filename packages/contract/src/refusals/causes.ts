import type { RefusalCode } from "../refusals.ts";

/**
 * Cause of each refusal in one sentence, for the API documents. The type check fails if a code has no cause. Stored
 * separately from the texts, because some texts are bundled for the browser.
 */
export const causes: Record<RefusalCode, string> = {
  bad_request:
    "A field of the path, query or body is missing or has another type, length or pattern; `data.field` names it.",
  malformed_request: "The body is no JSON, is nested too deep, or holds a character that cannot be kept.",
  preview_over:
    "A page was asked for with the word of a preview that has ended, was made anew, or is another brand's.",
  wrong_host:
    "In production the host is neither the platform's (PUBLIC_ORIGIN and below) nor a brand's own domain.",
  payload_too_large: "The body is larger than 256 KB, a picture larger than 5 MB.",
  address_too_long: "The URL is longer than 4 KB.",
  headers_too_large: "The headers together are larger than 16 KB.",
  unsupported_type: "The content type of the body is not the one that the call takes.",
  image_unreadable: "The bytes are no picture of a known kind, or it is broken.",
  image_too_many_pixels:
    "The picture has more pixels than the server decodes: 110 million of a JPEG, 50 million of a progressive one, 25 million of any other kind.",
  picture_not_saved:
    "The storage of pictures does not answer or has no room; the same picture may be sent again after `Retry-After`.",
  picture_not_public: "The picture's address is no https one, or leads to no host of the public internet.",
  picture_unreachable:
    "At the picture's address nobody answered in time, or with something else than a file; it may be tried again.",
  unauthorized:
    "The call needs a token, and it is missing, unknown, ended or of the other kind (customer, staff).",
  feature_off: "The brand's settings switch this feature off.",
  forbidden:
    "The role of the member of staff does not cover this, or a write by cookie came from another origin.",
  not_found: "No such thing in this brand, or it is not the caller's own.",
  page_not_found: "No call lies at this path.",
  method_not_allowed: "The path exists, but not with this method.",
  merchant_not_found:
    "Header, path, host and token name no brand that exists, or do not agree with one another.",
  merchant_id_missing: "The brand's id is empty.",
  merchant_id_undefined: "A client sent the text `undefined` as the brand's id.",
  merchant_blocked: "The brand is switched off.",
  merchant_deleted: "The brand was deleted.",
  too_many_requests:
    "One address, phone or brand asked more often than its limit; `data.seconds` says how long to wait.",
  busy: "More is asked than can be done: the call was refused before anything was done, so any call may be repeated after `Retry-After`.",
  idempotency_conflict:
    "The `Idempotency-Key` was used before with another body, or by the other call that shares its keys; `data.madeId` names what it made.",
  stale_version:
    "The version that the change was based on is no longer the newest; `data.present` of what people keep is how it is now, `data.rows` of many which ones.",
  already_exists: "Another row of the brand has the same value of `data.field`.",
  role_too_high: "The member of staff, or the role that he should have, is not below who asks.",
  login_taken: "Some member of staff, of this brand or another, signs in by this name.",
  already_member: "Who showed the phone is of the brand already, by another row of its staff.",
  password_is_own:
    "The member of staff signs in by his phone: his password is of all his brands, and he resets it himself by a code.",
  invitation_over:
    "The token of an invitation is unknown, older than 72 hours, used, or replaced by a newer one.",
  wrong_password: "The password of the one who is signed in is another one.",
  start_closed:
    "The installation lets nobody begin a brand by himself (`SELF_START`); the platform gives a link.",
  permit_over:
    "The permit to begin a brand is unknown, older than its day (an administrator's: its week), or a brand was opened by it or by another of its phone.",
  host_taken: "Another brand, of today or of before, has this address.",
  host_reserved: "The address is one of the platform's own, or no word that a host may be called by.",
  password_weak: "The password is shorter than 12 characters, of the published lists, or made of the login.",
  pairing_over: "The pairing code is unknown, older than ten minutes, used, or replaced by a newer one.",
  device_unknown: "The secret is of no device that is paired now: it was removed, or paired anew elsewhere.",
  pin_wrong: "It is not the PIN of this member of staff, or he does not work where the device stands.",
  pin_blocked: "The PIN was typed wrong ten times; a new PIN or a new password opens it.",
  second_factor_needed: "The password is right, and its owner has a second factor: `code` is missing.",
  second_factor_wrong:
    "The code is of none of the last steps of 30 seconds, was used before, or is no unused code for a lost phone.",
  bot_token_refused: "Telegram knows no bot of this token: `getMe` was answered by 401 or 404.",
  bot_address_refused:
    "Telegram took neither the webhook's address nor the menu button's: outside of a simulator both need https and a name that the internet knows.",
  bot_unanswered: "Telegram answered nothing within eight seconds, or that it is asked too often.",
  pin_weak: "The PIN has not four digits, or is one digit, a run, or a pair twice.",
  plan_limit:
    "The platform lets the brand have no more of these; `data.limit` says of what, `data.max` how many, `data.used` how many there are.",
  consent_missing:
    "The brand's owner lets nobody of the platform in now: no consent was given, or it is over.",
  zone_crosses_itself:
    "Two sides of the zone meet where they are no neighbours, or one lies back upon the other.",
  draft_conflict:
    "What a draft changes was changed or removed since it was made, or it does not hold any more; `data.drafts` says which.",
  in_use: "Something stands on what was to be removed; `data.where` says what, and how many of it.",
  wrong_code: "The code is not the one that was sent, is over, was used, or was guessed at too often.",
  code_cooldown: "A code went to this phone less than a minute ago.",
  code_not_sent: "The SMS gateway did not take the message.",
  wrong_login: "No member of staff has this login and password, or the account is switched off.",
  push_service_refused:
    "The browser's push service is none of the public internet, or none of those that the installation speaks to.",
  phone_invalid:
    "The phone is no whole number, or of a country that neither the brand nor the installation sends texts to.",
  sign_in_again: "The session is older than a day, too old for a change of the phone.",
  phone_taken: "Another customer of the brand has this number, and the caller proved to hold it.",
  phone_required: "An order needs a phone to call, and neither its receiver nor the customer has one.",
  telegram_id_not_found: "The messenger's data name nobody that the brand's bot knows.",
  telegram_data_invalid: "The messenger's data are forged, old, or signed for another bot.",
  click_session_invalid:
    "The brand has no mini app in Click, Click knows no such session, or it gave no answer.",
  geocoder_failed: "The address service is away, too slow, or answered nonsense.",
  not_a_buyer: "The customer has no finished order with this product.",
  basket_empty: "The order has no lines.",
  product_unavailable: "A product of the basket is switched off, stopped, or not sold in the branch.",
  part_unavailable: "A part chosen in a set is switched off, stopped, or not sold in the branch.",
  not_served_now: "A product is sold at certain hours only, and the order is for another.",
  product_not_found: "A line names a product that the brand does not have.",
  not_enough_stock: "More pieces were asked for than are left; `data.max` says how many there are.",
  count_too_small:
    "Less was asked for than the least that a good is sold in; `data.min` says how many steps.",
  modifications_required:
    "The choices of a line lie outside the minimum or maximum of their group, or do not exist.",
  price_changed: "The total that the client sent is not the server's; `data.breakdown` is the fresh one.",
  product_overpriced: "A product costs more than the client was told.",
  promo_not_found: "The brand has no such code.",
  promo_not_active: "The code is switched off.",
  promo_not_started: "The code's first day lies ahead.",
  promo_expired: "The code's last day is over.",
  promo_min_price: "The product sum after discounts is not above the code's minimum.",
  promo_used_up: "The code was used as often as it may be, by everybody or by this customer.",
  cashback_exceeded: "More cashback was asked for than the balance or the total allows.",
  out_of_zone: "The address lies outside every delivery region of the branch.",
  address_required: "An order for delivery has no address with coordinates.",
  branch_not_found: "No branch was named and none could be found, or the named one is not the brand's.",
  no_branches: "The brand has no active branch.",
  branch_closed: "The branch is closed at the asked time.",
  day_off: "The branch has a day off, or no hours are set for that day.",
  holiday:
    "The branch is closed for a holiday, whose name is in `data.name`; `data.field` is `time` for a scheduled order.",
  slot_full: "The kitchen's capacity for that quarter of an hour is taken.",
  slot_closed: "The asked time lies in the past, outside the hours, too soon or too far ahead.",
  closes_before_ready:
    "An order to be picked up or eaten there, for as soon as possible, would be ready after the branch closes.",
  paused: "The staff paused the brand, the branch or the category until they lift it by hand.",
  paused_until: "The staff paused the brand, the branch or the category until the time in `data.until`.",
  minimum_quantity: "Fewer pieces than a delivery begins at; `data.missing` says how many lack.",
  minimum_amount: "The products cost less than the minimum for delivery; `data.missing` says how much lacks.",
  payment_not_allowed: "The brand did not switch this payment on for the channel, or nobody here takes it.",
  payment_failed: "The payment provider refused.",
  payment_not_answering:
    "The payment provider gives no answer now, or gave none lately; the order may be paid another way.",
  card_not_accepted:
    "The provider knows no such card, or takes none like it: expired, blocked, without messages to a phone.",
  card_declined: "The bank or the provider took nothing from the card; the order waits on for its money.",
  bill_refused: "The provider has no customer with the phone, or takes no bill for it.",
  too_many_cards: "The customer keeps as many cards as one may; `data.max` says how many.",
  service_not_available: "The brand or the branch does not offer this kind of service.",
  transition_not_allowed: "The table of statuses does not lead from the order's status to the asked one.",
  refund_amount_wrong:
    "A part of a refund is more than nothing and less than what is left, and no line goes back oftener than it was sold; `data.left` says what is left.",
  paid_order_dearer:
    "The money of the order is in already, and having it that way would cost `data.more` more, which nobody can charge any longer.",
  order_closed: "The order is finished or cancelled.",
  order_not_paid: "The order is paid online, and the money has not come yet.",
  cancel_not_allowed: "The store has taken the order already; from then on only the staff cancel it.",
  courier_not_found: "No such courier, or none is assigned.",
  receipt_too_early: "A receipt goes to a named phone only of an order that was accepted and not cancelled.",
  customer_blocked: "The owner of the brand blocked the customer.",
  too_many_orders:
    "The customer has as many orders that the store has not looked at yet as OPEN_ORDERS_PER_CUSTOMER allows.",
  already_graded: "The order has its grade.",
  table_not_found: "The branch has no such table.",
  table_taken: "Another reservation holds the table at that time.",
  table_closed:
    "The time is not wholly within the dine-in hours, or less than a quarter of an hour or more than sixty days ahead.",
  reservation_over:
    "The reservation was cancelled, refused or confirmed already; or its time has begun (a guest cancels) or passed (the staff answer).",
  table_too_small: "More chairs were asked for than stand at the table.",
  too_many_reservations: "The customer holds as many coming reservations as one may.",
  offline: "Said by the client: no connection.",
  timeout: "Said by the client: no answer within 30 seconds.",
  unavailable: "The database or a queue cannot answer now; `Retry-After` says when to try again.",
  internal: "A fault of the server; `data.requestId` finds it in the log.",
  group_not_found:
    "No group order has this id and this secret or member's key; to who is no host, nor for what only the host does.",
  group_locked: "The host of the group order has locked it: he is about to place it.",
  group_over: "The group order was placed or called off, or nobody placed it within its three hours.",
  group_full: "Twenty people take part in the group order already.",
};
