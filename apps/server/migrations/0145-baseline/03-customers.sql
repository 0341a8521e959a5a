-- Customers and sessions.

-- `fold` of packages/domain/src/search-fold.ts: the words of a text in plain lower-case Latin, for searches. Does not depend
-- on the locale of the database: under `C` lower() converts ASCII only.
create function fold_text(said text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  words text;
  letter text;
begin
  words := regexp_replace(said, '[''’‘ʻʼ`´ʹꞌ‛′ʽʾʿˈˊˋ＇՚׳\u00AD\u034F\u0600-\u0605\u061C\u06DD\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000E0000-\U000E0FFF]', '', 'g');
  if words ~ '[^\u0001-\u007F]' then
    words := regexp_replace(translate(words, '№℠™', '   '), '([¼-¾⅐-⅞])', ' \1', 'g');
    words := normalize(words, nfkc);
  end if;
  words := lower(words collate "C");
  -- The second time for letters that had a mark: `ї` is `і` without it.
  for pass in 1..2 loop
    exit when words !~ '[^\u0001-\u007F]';
    words := translate(words,
      'АБВГҒДЕЁЖЗИЙКҚЛМНОПРСТУЎФХҲЦЧШЩЪЫЬЭЮЯӘҢӨҰҮҺІҐЄҶЇЅЈЉЊЋЂЏЃЌЍЀӢӮӶҠҤҜҸΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩŞÇÆŒØŁĐÐÞ',
      'абвгғдеёжзийкқлмнопрстуўфхҳцчшщъыьэюяәңөұүһіґєҷїѕјљњћђџѓќѝѐӣӯӷҡҥҝҹαβγδεζηθικλμνξοπρστυφχψωşçæœøłđðþ');
    words := replace(words, 'ё', 'yo');
    words := replace(words, 'ц', 'ts');
    words := replace(words, 'ч', 'ch');
    words := replace(words, 'ш', 'sh');
    words := replace(words, 'щ', 'sh');
    words := replace(words, 'ю', 'yu');
    words := replace(words, 'я', 'ya');
    words := replace(words, 'ş', 'sh');
    words := replace(words, 'ç', 'ch');
    words := replace(words, 'ß', 'ss');
    words := replace(words, 'æ', 'ae');
    words := replace(words, 'œ', 'oe');
    words := replace(words, 'þ', 'th');
    words := translate(words,
      'абвгғдежзийкқлмнопрстуўфхҳыэәңөұүһіґєҷıøłđðأإآٱىےیئؤةہھک٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹ъьـ',
      'abvggdejziykklmnoprstuofhhieanouuhigejiolddااااييييوهههك01234567890123456789');
    words := lower(regexp_replace(normalize(words, nfkd), '[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\u302A-\u302F\u3099\u309A\uFE20-\uFE2F]', '', 'g') collate "C");
  end loop;
  words := regexp_replace(words, '[\u0001-\u002F\u003A-\u0040\u005B-\u0060\u007B-\u00BF\u00D7\u00F7\u02C2-\u02C5\u02D2-\u02DF\u055A-\u055F\u0589\u058A\u05BE\u05C0\u05C3\u05C6\u05F3\u05F4\u0606-\u060F\u061B-\u061F\u066A-\u066D\u06D4\u06DE\u06E9\u2000-\u2BFF\u2E00-\u2FFF\u3000-\u3004\u3008-\u3020\u3030\u303D-\u303F\u309B\u309C\u30A0\u30FB\uE000-\uF8FF\uFD3E\uFD3F\uFE10-\uFE6F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65\uFFE0-\uFFFD\U0001F000-\U0001FAFF]+', ' ', 'g');
  words := replace(words, 'dzh', 'j');
  words := replace(words, 'dj', 'j');
  words := replace(words, 'zh', 'j');
  words := replace(words, 'kh', 'h');
  words := replace(words, 'ph', 'f');
  words := replace(words, 'ye', 'e');
  words := replace(words, 'yo', 'e');
  words := replace(words, 'tsts', 's');
  words := replace(words, 'ts', 's');
  words := replace(words, 'zz', 's');
  words := replace(words, 'ck', 'k');
  words := replace(words, 'ce', 'se');
  words := replace(words, 'ci', 'si');
  words := replace(words, 'cy', 'sy');
  words := replace(words, 'ch', 'C');
  words := replace(words, 'c', 'k');
  words := replace(words, 'C', 'ch');
  words := translate(words, 'qxwy', 'khvi');
  -- Doubled letters are one, but for a word of one letter alone.
  if words ~ 'aa|bb|cc|dd|ee|ff|gg|hh|ii|jj|kk|ll|mm|nn|oo|pp|qq|rr|ss|tt|uu|vv|ww|xx|yy|zz' then
    foreach letter in array string_to_array('a b c d e f g h i j k l m n o p q r s t u v w x y z', ' ') loop
      if strpos(words, letter || letter) > 0 then
        words := regexp_replace(words, replace('((?:^| )aa+(?= |$))|(a)a+', 'a', letter), '\1\2', 'g');
      end if;
    end loop;
  end if;
  return btrim(words);
end $$;

-- `foldCode` of packages/domain/src/search-fold.ts: a promo code or table number for comparison.
create function fold_code(said text) returns text
  language plpgsql immutable strict parallel safe as $$
declare
  code text;
begin
  code := regexp_replace(said, '[''’‘ʻʼ`´ʹꞌ‛′ʽʾʿˈˊˋ＇՚׳\u00AD\u034F\u0600-\u0605\u061C\u06DD\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF0-\uFFFB\U000E0000-\U000E0FFF]', '', 'g');
  code := regexp_replace(normalize(code, nfkd), '[\u0300-\u036F\u0483-\u0489\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7\u0610-\u061A\u064B-\u065F\u0670\u06D6-\u06DC\u06DF-\u06E4\u06E7\u06E8\u06EA-\u06ED\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\u302A-\u302F\u3099\u309A\uFE20-\uFE2F]', '', 'g');
  code := regexp_replace(code, '[\u0009-\u000D \u0085\u1680\u2028\u2029]', '', 'g');
  code := regexp_replace(code, '[\u058A\u05BE\u1400\u1806\u2010-\u2015\u2212\u2E17\u2E1A\u2E3A\u2E3B\u2E40\u301C\u3030\u30A0\uFE31\uFE32\uFE58\uFE63\uFF0D]', '-', 'g');
  code := translate(upper(replace(code, 'ß', 'ss') collate "C"),
    'абвгғдеёжзийкқлмнопрстуўфхҳцчшщъыьэюяәңөұүһіґєҷїѕјљњћђџѓќѝѐӣӯӷҡҥҝҹαβγδεζηθικλμνξοπρστυφχψωşçæœøłđðþԛԝӏı',
    'АБВГҒДЕЁЖЗИЙКҚЛМНОПРСТУЎФХҲЦЧШЩЪЫЬЭЮЯӘҢӨҰҮҺІҐЄҶЇЅЈЉЊЋЂЏЃЌЍЀӢӮӶҠҤҜҸΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩŞÇÆŒØŁĐÐÞԚԜӀI');
  return translate(code, 'АВЕКМНОРСТУХІЅЈҮҺԚԜӀ٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', 'ABEKMHOPCTYXISJYHQWI01234567890123456789');
end $$;

create table users (
  merchant_id uuid not null references merchants,
  id uuid not null,
  -- Null: the account was deleted. Another account can use the number.
  phone text,
  first_name text,
  last_name text,
  language text not null default 'uz',
  is_active boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  email text,
  gender text check (gender in ('male', 'female')),
  birthday date,
  -- Key of the photo below the uploads.
  image text,
  deleted_at timestamptz,
  -- Note of the staff.
  staff_note text,
  -- Reason why the store takes no orders of the customer. Null: it does.
  blocked_reason text,
  blocked_at timestamptz,
  blocked_by uuid,
  -- Version of the columns that the staff changes.
  staff_version integer not null default 1,
  -- Customers are searched by it.
  name_fold text generated always as (fold_text(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))) stored,
  primary key (merchant_id, id),
  unique (merchant_id, phone),
  constraint users_have_a_phone check (phone is not null or deleted_at is not null)
);
create index users_by_time on users (merchant_id, created_at);
select enable_tenancy('users');

create table sessions (
  merchant_id uuid not null references merchants,
  -- SHA-256 of the token.
  token_hash bytea not null,
  user_id uuid not null,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (merchant_id, token_hash),
  foreign key (merchant_id, user_id) references users (merchant_id, id)
);
create index sessions_by_user on sessions (merchant_id, user_id);
create index sessions_by_end on sessions (expires_at);
select enable_tenancy('sessions');
create policy sweeper on sessions for all to current_user using (expires_at < now() - interval '1 day') with check (false);

-- One row for each phone and purpose: the valid code as an HMAC, and the number of attempts.
create table one_time_codes (
  merchant_id uuid not null references merchants,
  phone text not null,
  purpose text not null,
  code_hash bytea not null,
  attempts smallint not null default 0,
  -- Language of the request. An account that the code creates gets it.
  language text not null default 'uz',
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (merchant_id, phone, purpose)
);
create index one_time_codes_by_end on one_time_codes (expires_at);
select enable_tenancy('one_time_codes');
create policy sweeper on one_time_codes for all to current_user using (expires_at < now() - interval '1 day') with check (false);

-- Changes of customers' phones [US-3]. Deleted with the account [US-6].
create table phone_changes (
  merchant_id uuid not null references merchants,
  user_id uuid not null,
  id uuid not null,
  -- Null: the account had no phone.
  old_phone text,
  phone text not null,
  changed_at timestamptz not null,
  primary key (merchant_id, user_id, id),
  foreign key (merchant_id, user_id) references users (merchant_id, id)
);
select enable_tenancy('phone_changes');

create table addresses (
  merchant_id uuid not null references merchants,
  id uuid not null,
  user_id uuid not null,
  type text not null check (type in ('HOUSE', 'APARTMENT')),
  name text,
  street_name text not null,
  house_number text,
  description text,
  comment text,
  details jsonb not null default '{}',
  latitude double precision not null,
  longitude double precision not null,
  city_id uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (merchant_id, id),
  foreign key (merchant_id, user_id) references users (merchant_id, id)
);
create index addresses_by_user on addresses (merchant_id, user_id);
select enable_tenancy('addresses');
