-- Texts that people consider equal, compared the same way in SQL and in the domain (packages/domain/src/search-fold.ts), and
-- why Telegram did not take a message. Older builds go on: the new columns are generated or null.
-- older builds go on

-- `fold` of the domain: the words of a text in plain lower-case Latin, for searches. Does not depend on the database's
-- locale: under `C` lower() knows ASCII alone.
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

-- `foldCode` of the domain: a promo code or the number of a table as people compare it.
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

-- Promo codes are found by it. Not unique: codes that were two before may be one by it.
alter table promos add column code_fold text generated always as (fold_code(code)) stored;
create index promos_by_code_fold on promos (merchant_id, code_fold) where deleted_at is null;

-- Customers are searched by it. Writes every row of the table once, about a second for 20,000 customers.
alter table users add column name_fold text
  generated always as (fold_text(coalesce(first_name, '') || ' ' || coalesce(last_name, ''))) stored;

-- Why Telegram refused the message, in its own words, and when; null: it took the last one.
alter table telegram_messages add column refusal text;
alter table telegram_messages add column refused_at timestamptz;
create index telegram_messages_refused on telegram_messages (merchant_id, refused_at) where refusal is not null;

-- Day (UTC) on which a push service first forbade the subscription since it last took a push; null: it did not.
alter table push_subscriptions add column refused_on date;
alter table staff_push_subscriptions add column refused_on date;
