// SQL expressions of column values, over the row number `i`, which starts at 1.

export const formatIdExpression = (kind: string, number = "i") => `md5('${kind}' || (${number}))::uuid`;
/** Every second row belongs to the same branch, product etc., so that a search by only one of these finds many rows. */
export const formatSampleIdExpression = (table: string) =>
  `(select ids[case when i % 2 = 0 then 1 else 1 + i % cardinality(ids) end] from (select array(
    select id from ${table} where merchant_id = current_merchant() order by id) as ids) as own)`;

/**
 * SQL expression of the customer of order `i`: each of 1,000 customers ordered three times. With eight orders a day,
 * newest first, the orders cover more than a year.
 */
export const personIdExpression = formatIdExpression("user", "1 + i % 1000");
export const timeExpression = "now() - i * interval '3 hours'";
export const textExpression = "'a'";
export const nameExpression = `'{"uz": "a"}'::jsonb`;
export const phoneExpression = "'+9989' || (10000000 + i)";
export const hashExpression = "sha256(convert_to(i::text, 'UTF8'))";
