/** Bad statements, and the table access that reveals each. Null for a good statement. */
export const faultyStatementSamples: [text: string, look: string | null][] = [
  ["select count(*) from orders where merchant_id = $1", "orders"],
  ["select * from orders where merchant_id = $1 and branch_id = $2", "orders"],
  ["select * from orders where merchant_id = $1 and created_at < $2 order by created_at", "orders"],
  ["select * from orders where merchant_id = $1 and total_price > $2 order by created_at limit $3", "orders"],
  ["select * from users where merchant_id = $1 and first_name = $2", "users"],
  ["select avg(grade) from product_grades where merchant_id = $1 and product_id = $2", "product_grades"],
  ["select * from bills where merchant_id = $1 and state = $2 limit $3", "bills"],
  [
    `select p.id, (select count(*) from favourites f where f.merchant_id = p.merchant_id and f.product_id = p.id)
      from products p where p.merchant_id = $1`,
    "favourites",
  ],
  ["select * from orders where merchant_id = $1 and user_id = $2", null],
  ["select * from orders where merchant_id = $1 and id = any($2::uuid[])", null],
  ["select * from orders where merchant_id = $1 and created_at > $2", null],
  ["select * from orders where merchant_id = $1 order by created_at desc limit $2 offset $3", null],
];
