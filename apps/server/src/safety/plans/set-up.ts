/** Tables whose size depends on the brand's configuration, not on its history. Some are read completely on purpose. */
export const configurationTables: readonly string[] = [
  // `brand_starts` has one row per registration of a brand, stored for a month.
  "brand_starts",
  "alert_ladders",
  // `alert_rings` has two rows per person.
  "alert_rings",
  // `alert_summaries` has a few rows per person and branch.
  "alert_summaries",
  "banners",
  // `brand_limits` has one row per brand.
  "brand_limits",
  // `branch_reactions` has one row per branch.
  "branch_reactions",
  "branch_watches",
  "branches",
  "categories",
  "cities",
  // `courier_positions` has one row per courier.
  "courier_positions",
  "couriers",
  // `device_beats` has one row per device, deleted after a month without a heartbeat.
  "device_beats",
  "devices",
  "dining_tables",
  // `drafts` has one row per changed entity, until it is published.
  "drafts",
  "holidays",
  // `host_checks` has one row per custom domain of a brand.
  "host_checks",
  // `invitations` has one row per person.
  "invitations",
  "job_schedules",
  // `menu_heads` has one row per column header of price lists, at most 500 per brand.
  "menu_heads",
  "merchant_hosts",
  "merchant_settings",
  "merchants",
  "migrations",
  "modification_groups",
  // `order_numbers` has one row per brand.
  "order_numbers",
  // `pairing_codes` contains the rows of the last ten minutes.
  "pairing_codes",
  // `password_codes` contains the rows of the last day.
  "password_codes",
  "pauses",
  // `people` has one row per person who signs in by phone, `person_brands` one row for each of the person's brands.
  "people",
  "person_brands",
  // `payment_credentials` has one row per provider.
  "payment_credentials",
  "payment_settings",
  // `pictures` has one row per uploaded picture.
  "pictures",
  // `platform_acts` and `platform_sessions` contain the actions and open sessions of a few administrators.
  "platform_acts",
  "platform_admins",
  "platform_sessions",
  "policies",
  "product_branches",
  // `product_grade_sums` has one row per product.
  "product_grade_sums",
  "product_groups",
  "product_stock",
  "product_stops",
  "products",
  "promos",
  // `push_keys` has one row.
  "push_keys",
  "regions",
  // `second_factors` has one row per person.
  "second_factors",
  // `settings_previews` has one row per person.
  "settings_previews",
  // `sms_accounts` has one row per gateway.
  "sms_accounts",
  "staff",
  "staff_logins",
  // `staff_push_subscriptions` has one row per browser of the staff, as long as the browser's session is valid.
  "staff_push_subscriptions",
  "stories",
  // `support_consents` has one row per brand, `support_entries` one row per support session of the platform.
  "support_consents",
  "support_entries",
  // `telegram_bots` has one row per brand.
  "telegram_bots",
  "telegram_groups",
  "telegram_staff",
  "vacancies",
];

/** Accepted table accesses that read many rows, by index. */
export const acceptedGrowingScans: Record<string, string[]> = {
  // The scans of these statements are accepted, because the statements delete the rows that they read, so each row is
  // read once.
  "modules/orders/kitchen-load/queries.ts: insertKitchenLoad": ["kitchen_slots by kitchen_slots_pkey"],
  "modules/users/codes/sending/queries.ts: insertSending": ["sent_texts by sent_texts_by_time"],
  // These queries check whether and when a brand had an order. The scan skips test orders, which are few, and ends at the
  // first other order.
  "modules/administration/queries.ts: selectOrderActivity": ["orders by orders_by_time"],
  "modules/orders/board/queries.ts: selectHasOrders": ["orders by orders_by_time"],
  // The staff's lists of customers, reviews and claims contain the total number. Customers are searched by a part of the name.
  "modules/orders/customer-list/queries.ts: selectCustomers": [
    "users by users_by_time",
    "users by users_merchant_id_phone_key",
  ],
  "modules/orders/reviews/queries.ts: selectReviews": [
    "order_reviews by order_reviews_by_time",
    "order_reviews by order_reviews_pkey",
  ],
  "modules/orders/claims/queries.ts: selectStaffClaims": [
    "order_claims by order_claims_answered",
    "order_claims by order_claims_pkey",
  ],
  // The console's list of job applications contains the total number, so the query counts all of them.
  "modules/support/vacancies/queries.ts: selectApplications": [
    "vacancy_applications by vacancy_applications_by_time",
  ],
  // These queries find referenced pictures once a day. They read orders page by page, and only before a picture is
  // removed.
  "platform/images/queries.ts: selectPicturesOfChanges": ["changes by changes_by_person"],
  "modules/bot/pictures/queries.ts: selectBroadcastPictureIds": [
    "telegram_broadcasts by telegram_broadcasts_by_age",
  ],
  "modules/orders/claims/queries.ts: selectClaimPictureIds": ["order_claims by order_claims_pkey"],
  "modules/users/pictures/queries.ts: selectPeoplePictureIds": ["users by users_merchant_id_phone_key"],
  // The purge job runs once an hour. It finds the rows to delete by their age and joins them to the other rows of the
  // brand.
  "modules/orders/claims/queries.ts: deleteOldClaims": [
    "order_claims by order_claims_by_order",
    "order_claims by order_claims_pkey",
  ],
  "platform/audit/queries.ts: deleteOldAuditChanges": ["changes by changes_by_person"],
  // Broadcasts are sent to all users of the bot: read once per broadcast, and counted while one is written.
  "modules/bot/broadcasts/queries.ts: selectAudienceSizes": [
    "telegram_accounts by telegram_accounts_by_user",
  ],
  "modules/bot/broadcasts/queries.ts: insertBroadcastReceivers": [
    "telegram_accounts by telegram_accounts_by_user",
  ],
  // These queries count the open sessions of a staff member. The sweep removes expired sessions.
  "modules/users/staff/people/queries.ts: selectPeople": ["staff_sessions by staff_sessions_by_staff"],
  "modules/users/staff/people/queries.ts: selectPerson": ["staff_sessions by staff_sessions_by_staff"],
  "modules/users/staff/memberships/queries.ts: deleteSessionsOfPerson": [
    "staff_sessions by staff_sessions_by_staff",
  ],
  "modules/users/staff/account/queries.ts: deleteOtherSessions": [
    "staff_sessions by staff_sessions_by_staff",
  ],
  "modules/users/staff/queries.ts: deleteSessionsOfStaff": ["staff_sessions by staff_sessions_by_staff"],
  "modules/users/staff/queries.ts: selectSignInTryCounts": [
    "staff_sign_in_tries by staff_sign_in_tries_by_age",
  ],
};
