// SQL expressions of column values, over the row number `i`, which starts at 1.

export const idOf = (kind: string, number = "i") => `md5('${kind}' || (${number}))::uuid`;
/** Every second row belongs to the same branch, product etc., so that a search by only one of these finds many rows. */
export const sampleIdOf = (table: string) =>
  `(select ids[case when i % 2 = 0 then 1 else 1 + i % cardinality(ids) end] from (select array(
    select id from ${table} where merchant_id = current_merchant() order by id) as ids) as own)`;

/** Each customer ordered three times, with eight orders a day: more than a year, the newest now. */
export const person = idOf("user", "1 + i % 1000");
export const time = "now() - i * interval '3 hours'";
export const text = "'a'";
export const name = `'{"uz": "a"}'::jsonb`;
export const phone = "'+9989' || (10000000 + i)";
export const hash = "sha256(convert_to(i::text, 'UTF8'))";
