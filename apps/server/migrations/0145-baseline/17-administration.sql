-- Starts of brands, administrators and domains.

-- Starts of brands: a phone that was verified by a code, or a link of the platform, holds a permit. Only the platform reads it.
-- `brand_id` is set when the brand is open.
create table brand_starts (
  id uuid primary key,
  -- Null: a link of the platform.
  phone text,
  -- Network of the request, as limits count it.
  ip text not null,
  sent_at timestamptz not null,
  -- Null: used.
  code_hash bytea,
  code_expires_at timestamptz,
  attempts integer not null default 0,
  permit_hash bytea unique,
  permit_expires_at timestamptz,
  brand_id uuid,
  started_at timestamptz,
  -- For whom an administrator created the link. Null: a verified phone.
  given_for text,
  withdrawn_at timestamptz,
  -- Entries of the wizard so far. Null: none, the brand is open, or the permit has ended.
  draft jsonb,
  -- Last preview: SHA-256 of the token in its address; language, pasted menu and the origin of the console that frames it.
  preview_hash bytea,
  preview jsonb,
  preview_expires_at timestamptz
);
create index brand_starts_by_phone on brand_starts (phone, sent_at);
create index brand_starts_by_ip on brand_starts (ip, started_at) where started_at is not null;
create index brand_starts_by_age on brand_starts (sent_at);
create index brand_starts_with_draft on brand_starts (permit_expires_at) where draft is not null;
create unique index brand_starts_by_preview on brand_starts (preview_hash) where preview_hash is not null;

-- Administrators of the installation.
create table platform_admins (
  id uuid primary key,
  login text not null unique,
  name text not null,
  password_hash text not null,
  -- Secret of the authenticator app, encrypted. Null: the demo's administrator.
  factor text,
  -- Step of 30 seconds of the last used code. A code cannot be used twice.
  factor_step bigint not null default 0,
  is_active boolean not null default true,
  is_demo boolean not null default false,
  -- Networks of former sign-ins, newest first.
  known_networks text[] not null default '{}',
  created_at timestamptz not null,
  constraint platform_admins_factor_check check (factor is not null or is_demo)
);

create table platform_sessions (
  token_hash bytea primary key,
  admin_id uuid not null constraint platform_sessions_admin_fkey references platform_admins,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null
);
create index platform_sessions_by_admin on platform_sessions (admin_id);
create index platform_sessions_by_age on platform_sessions (expires_at);

-- Actions of administrators. Never deleted.
create table platform_acts (
  id uuid primary key,
  at timestamptz not null,
  admin_id uuid not null constraint platform_acts_admin_fkey references platform_admins,
  ip text not null,
  kind text not null
    check (kind in ('BLOCKED', 'UNBLOCKED', 'PERMIT', 'PERMIT_WITHDRAWN', 'DOMAIN_ADDED', 'DOMAIN_PROVED', 'DOMAIN_REMOVED',
      'HOST_PAGES', 'LIMITS', 'SUPPORT')),
  -- Null: no brand yet.
  brand_id uuid,
  words jsonb,
  request_id text not null
);
create index platform_acts_by_time on platform_acts (at desc);
create index platform_acts_by_brand on platform_acts (brand_id, at desc);

-- Domains that administrators assign to brands. A domain is active when its DNS has the token. Two brands can wait for the
-- same domain; the first that proves it gets it.
create table host_checks (
  host text not null,
  merchant_id uuid not null,
  -- Content of the TXT record.
  token text not null,
  added_at timestamptz not null,
  checked_at timestamptz,
  -- Null: waiting.
  proved_at timestamptz,
  -- The domain led to this installation at the last check.
  is_led boolean not null default false,
  primary key (host, merchant_id)
);
create index host_checks_by_merchant on host_checks (merchant_id);

-- State of each open brand at a moment, one page of brands at a time. Queries one brand at a time under row-level security,
-- each with a limit and by an index.
create function brand_health(moment timestamptz, on_receipt text[], first integer, most integer)
  returns table (
    merchant_id uuid,
    key text,
    name jsonb,
    unanswered integer,
    waiting_since timestamptz,
    accept_seconds double precision,
    accept_seconds_before double precision,
    orders_today integer,
    orders_week_before integer,
    devices integer,
    asleep integer,
    late_payments integer,
    differences integer,
    texts integer,
    max_texts integer,
    failed_sign_ins integer,
    total integer
  )
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  brand record;
  today timestamptz;
  week_before timestamptz;
begin
  for brand in
    select m.merchant_id as id, m.key as word, s.brand as words, s.time_zone as zone,
      l.texts as sendable, coalesce(f.tries, 0)::integer as tries,
      (count(*) over ())::integer as there
    from merchants m
    join merchant_settings s using (merchant_id)
    left join brand_limits l using (merchant_id)
    left join (
      select g.merchant_id, count(*) as tries
      from staff_sign_in_tries y join staff_logins g on g.login = y.login
      where y.tried_at > moment - interval '15 minutes'
      group by g.merchant_id
    ) f using (merchant_id)
    where m.is_active and m.deleted_at is null
    order by m.created_at desc, m.merchant_id
    offset first limit most
  loop
    perform enter_merchant(brand.id);
    today := date_trunc('day', moment at time zone brand.zone) at time zone brand.zone;
    week_before := (date_trunc('day', moment at time zone brand.zone) - interval '7 days') at time zone brand.zone;
    merchant_id := brand.id;
    key := brand.word;
    name := brand.words;
    max_texts := brand.sendable;
    failed_sign_ins := brand.tries;
    total := brand.there;
    select count(*)::integer, min(w.since) into unanswered, waiting_since
    from (
      select coalesce(b.paid_at, o.created_at) as since
      from orders o left join bills b on b.merchant_id = brand.id and b.order_id = o.id
      where o.merchant_id = brand.id and o.status not in ('DELIVERED', 'CLOSED', 'CANCELED') and o.status = 'CREATED'
        and not o.is_test and (o.is_paid or o.seen_at is not null or o.payment_type = any(on_receipt))
    ) w
    where w.since < moment - interval '3 minutes';
    select count(*)::integer,
      percentile_cont(0.5) within group (order by extract(epoch from o.accepted_at - o.created_at))
        filter (where o.accepted_at is not null and o.delivery_at is null and o.payment_type = any(on_receipt))
      into orders_today, accept_seconds
    from orders o
    where o.merchant_id = brand.id and o.created_at >= today and o.created_at <= moment and not o.is_test;
    select count(*)::integer into orders_week_before
    from orders o
    where o.merchant_id = brand.id and o.created_at >= week_before and o.created_at <= moment - interval '7 days'
      and not o.is_test;
    select percentile_cont(0.5) within group (order by n.seconds) into accept_seconds_before
    from (
      select extract(epoch from o.accepted_at - o.created_at) as seconds
      from orders o
      where o.merchant_id = brand.id and o.created_at >= today - interval '14 days' and o.created_at < today
        and o.accepted_at is not null and o.delivery_at is null and o.payment_type = any(on_receipt) and not o.is_test
      order by o.created_at desc limit 200
    ) n;
    select count(*)::integer, (count(*) filter (where coalesce((
        select max(t.last_used_at) from staff_sessions t where t.merchant_id = brand.id and t.device_id = d.id
      ), d.paired_at) < moment - interval '2 hours'))::integer
      into devices, asleep
    from devices d
    where d.merchant_id = brand.id and d.deleted_at is null and d.paired_at is not null;
    select count(*)::integer into late_payments
    from payments p where p.merchant_id = brand.id and p.state = 'late';
    select count(*)::integer into differences
    from payment_differences d where d.merchant_id = brand.id and d.looked_at is null;
    select count(*)::integer into texts
    from sms_messages t
    where t.merchant_id = brand.id and t.sent_at >= date_trunc('month', moment at time zone brand.zone) at time zone brand.zone
      and t.sent_at <= moment and t.payer = 'platform' and t.state <> 'refused';
    return next;
  end loop;
  execute 'set local app.merchant_id to default';
end $$;
revoke all on function brand_health(timestamptz, text[], integer, integer) from public;
grant execute on function brand_health(timestamptz, text[], integer, integer) to dasturxon_platform;
