import { expect, test } from "vitest";
import { callAsPayme, enablePayme } from "../../testing/payme.ts";
import { CUSTOMER_PHONE, createPickupBody, postOrder, createTestShop } from "../../testing/test-shop.ts";

const app = await createTestShop();
await enablePayme(app);
const { token } = await app.signIn(CUSTOMER_PHONE);

test("[OR-10] Payme's fiscal receipts are linked on the guest's receipt, over https only", async () => {
  const order = await postOrder(app, token, createPickupBody({ paymentType: "PAYME" }));
  const id = "5e730e8e0b852a417aa49ceb";
  const callPaymeMethod = (method: string, params: object) =>
    callAsPayme(app, `/payments/v1/payme/${app.osh}`, { method, params: { id, ...params } });
  const account = { order_id: order.id };
  await callPaymeMethod("CreateTransaction", { time: app.clock.now().getTime(), amount: 4_700_000, account });
  await callPaymeMethod("PerformTransaction", {});
  const fetchReceiptPage = async () =>
    (
      await app.http.app.inject({
        url: `/api/orders/v1/orders/${order.id}/receipt/page?lang=en`,
        headers: { host: "osh.localhost", authorization: `Bearer ${token}` },
      })
    ).body;
  const link = "https://ofd.soliq.uz/epi?t=1&r=2";
  const setFiscalData = (type: string, qr_code_url: unknown) =>
    callPaymeMethod("SetFiscalData", { type, fiscal_data: { receipt_id: 1, status_code: 0, qr_code_url } });
  expect(await fetchReceiptPage()).not.toContain("Fiscal receipt");
  await setFiscalData("PERFORM", link);
  expect(await fetchReceiptPage()).toContain(
    `<a href="${link.replace("&", "&amp;")}" rel="noreferrer">Fiscal receipt</a>`,
  );
  for (const wrong of ["javascript:alert(1)", "http://ofd.soliq.uz/", "nowhere", 5, null]) {
    await setFiscalData("PERFORM", wrong);
    expect(await fetchReceiptPage(), String(wrong)).not.toContain("Fiscal receipt");
  }
  await setFiscalData("CANCEL", link);
  expect(await fetchReceiptPage()).toContain("Fiscal receipt of the refund");
});
