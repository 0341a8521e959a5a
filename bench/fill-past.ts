import { Client } from "pg";

/** Number of rows in an installation's history. */
export interface HistorySize {
  customers: number;
  orders: number;
  /** Brand whose calls are measured. It has a fiftieth of all data. */
  brand: string;
}

/**
 * Gives every brand customers and closed orders, copied from a real order. The measured brand has a fiftieth of all
 * orders. It has thirty active orders regardless of the size, so that its board is always the same.
 */
export async function fillOrderHistory(
  url: string,
  { customers, orders, brand }: HistorySize,
): Promise<void> {
  // Writes rows of every brand at once, which only the temporary cluster's superuser may do.
  const address = new URL(url);
  address.username = "postgres";
  const client = new Client({ connectionString: address.href });
  await client.connect();
  try {
    const { rows } = await client.query<{ brands: number; measured: string }>(
      `select (select count(*)::int from merchants) as brands, merchant_id as measured
      from orders limit 1`,
    );
    const [there] = rows;
    if (!there) throw new Error(`${brand} has no order to copy`);
    const { brands, measured } = there;
    const perOrder = orders / customers;
    const splitCounts = (all: number) => [Math.ceil(all / 50), Math.ceil((all * 0.98) / brands)];
    const [many, few] = splitCounts(customers);
    await client.query(
      `insert into users (merchant_id, id, phone, created_at, updated_at)
      select m.merchant_id, gen_random_uuid(), '+99833' || lpad(n::text, 7, '0'), now(), now()
      from merchants m, generate_series(1, case when m.merchant_id = $1 then $2::int else $3::int end) n`,
      [measured, many, few],
    );
    await client.query(
      `insert into orders (merchant_id, id, number, user_id, branch_id, status, service_type, order_device,
        payment_type, receiver_phone, lines, breakdown, total_price, preparation_minutes, created_at, closed_at)
      select u.merchant_id, gen_random_uuid(), 1e9 + row_number() over (partition by u.merchant_id), u.id, b.id,
        'CLOSED', 'PICK_UP', 'CLIENT_WEB_MOBILE', 'CASH', u.phone, o.lines, o.breakdown, o.total_price, 20,
        past.at, past.at + interval '1 hour'
      from users u
      cross join lateral (select id from branches where merchant_id = u.merchant_id limit 1) b
      cross join (select lines, breakdown, total_price from orders limit 1) o
      cross join lateral (
        select now() - interval '2 days' - random() * interval '300 days' as at from generate_series(1, $1::int)
      ) past
      where u.phone like '+99833%'`,
      [Math.ceil(perOrder)],
    );
    await client.query("update orders set status = 'CLOSED', closed_at = now() where number < 1e9");
    await client.query(
      `update orders set status = 'CREATED', closed_at = null, created_at = now()
      where (merchant_id, id) in (select merchant_id, id from orders where merchant_id = $1 limit 30)`,
      [measured],
    );
    await client.query("vacuum analyze");
  } finally {
    await client.end();
  }
}
