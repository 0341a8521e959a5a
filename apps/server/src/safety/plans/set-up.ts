/** Tables that are as large as the brand sets them up, not as long as it sells; read whole where that is meant. */
export const setUp: readonly string[] = [
  // A row for each who begins a brand, kept for a month.
  "brand_starts",
  "alert_ladders",
  // Two rows a person.
  "alert_rings",
  // A few rows per person and branch.
  "alert_summaries",
  "banners",
  // A row a brand.
  "brand_limits",
  // A row a branch.
  "branch_reactions",
  "branch_watches",
  "branches",
  "categories",
  "cities",
  // A row a courier.
  "courier_positions",
  "couriers",
  // A row a device, deleted after a month of silence.
  "device_beats",
  "devices",
  "dining_tables",
  // One a thing that people keep, until it is published.
  "drafts",
  "holidays",
  // A row a domain of a brand's own.
  "host_checks",
  // A row a person.
  "invitations",
  "job_schedules",
  // A row per column header of price lists, at most 500 per brand.
  "menu_heads",
  "merchant_hosts",
  "merchant_settings",
  "merchants",
  "migrations",
  "modification_groups",
  // A row a brand.
  "order_numbers",
  // Those of ten minutes.
  "pairing_codes",
  // Those of a day.
  "password_codes",
  "pauses",
  // A row for each who signs in by a phone, and one for each brand of his.
  "people",
  "person_brands",
  // A row a provider.
  "payment_credentials",
  "payment_settings",
  // A row a picture that people sent.
  "pictures",
  // What a few administrators did, and their open sessions.
  "platform_acts",
  "platform_admins",
  "platform_sessions",
  "policies",
  "product_branches",
  // A row a product.
  "product_grade_sums",
  "product_groups",
  "product_stock",
  "product_stops",
  "products",
  "promos",
  // One row.
  "push_keys",
  "regions",
  // A row a person.
  "second_factors",
  // A row a person.
  "settings_previews",
  // A row a gateway.
  "sms_accounts",
  "staff",
  "staff_logins",
  // A row a browser of the staff, as long as its session.
  "staff_push_subscriptions",
  "stories",
  // A row a brand, and one for each of the platform's people who came in.
  "support_consents",
  "support_entries",
  // One row.
  "telegram_bots",
  "telegram_groups",
  "telegram_staff",
  "vacancies",
];

/** Looks that meet much and are meant, each by its index. */
export const meantToGrow: Record<string, string[]> = {
  // They read what they delete, and only that: each row once in its life.
  "modules/orders/kitchen-load/queries.ts: insertKitchenLoad": ["kitchen_slots by kitchen_slots_pkey"],
  "modules/users/sending/queries.ts: insertSending": ["sent_texts by sent_texts_by_time"],
  // Whether anybody ordered yet, and when: test orders are few, the look ends at the first that is none.
  "modules/administration/queries.ts: selectOrderPace": ["orders by orders_by_time"],
  "modules/orders/board/queries.ts: selectHasOrders": ["orders by orders_by_time"],
  // The staff's pages of customers and reviews say how many there are; a customer is found by a part of his name.
  "modules/orders/known-customers/queries.ts: selectCustomers": [
    "users by users_by_time",
    "users by users_merchant_id_phone_key",
  ],
  "modules/orders/reviews/queries.ts: selectReviews": [
    "order_reviews by order_reviews_by_time",
    "order_reviews by order_reviews_pkey",
  ],
  // The staff's pages of applications say how many there are.
  "modules/support/vacancies/queries.ts: selectApplications": [
    "vacancy_applications by vacancy_applications_by_time",
  ],
  // Once a day: which pictures something names. Orders are read only where a picture is about to be removed, page by page.
  "platform/images/queries.ts: selectPicturesOfChanges": ["changes by changes_by_time"],
  "modules/bot/pictures/queries.ts: selectPicturesOfNews": [
    "telegram_broadcasts by telegram_broadcasts_by_age",
  ],
  "modules/users/pictures/queries.ts: selectPicturesOfPeople": ["users by users_merchant_id_phone_key"],
  "platform/audit/queries.ts: deleteOldChanges": ["changes by changes_by_entity", "changes by changes_pkey"],
  // News go to everybody who knows the bot: once a broadcast, and counted where one is written.
  "modules/bot/broadcasts/queries.ts: selectAudiences": ["telegram_accounts by telegram_accounts_by_user"],
  "modules/bot/broadcasts/queries.ts: insertReceivers": ["telegram_accounts by telegram_accounts_by_user"],
  // Open sessions are counted; the sweeper takes those that ended.
  "modules/users/people/queries.ts: selectPeople": ["staff_sessions by staff_sessions_by_staff"],
  "modules/users/people/queries.ts: selectPerson": ["staff_sessions by staff_sessions_by_staff"],
  "modules/users/memberships/queries.ts: deleteSessionsOfPerson": [
    "staff_sessions by staff_sessions_by_staff",
  ],
  "modules/users/account/queries.ts: deleteOtherSessions": ["staff_sessions by staff_sessions_by_staff"],
  "modules/users/staff/queries.ts: deleteStaffSessionsOf": ["staff_sessions by staff_sessions_by_staff"],
  "modules/users/staff/queries.ts: selectTries": ["staff_sign_in_tries by staff_sign_in_tries_by_age"],
};
