// Supported payment providers, each with parts of the titles of the tests that cover it.
import { PAYMENT_PROVIDERS } from "../../packages/providers/src/payments/facts.ts";

const providerTable = `
payme | Merchant API, saved cards and receipts by the Subscribe API | Payme's sandbox; twelve hours after Payme began it; an order is paid by a saved card; a card is added by a token
click | SHOP API; reversal, status, saved cards and fiscal receipts by the Merchant API | Click's test of fifteen steps; the sign is MD5; an account with reversal permission refunds; Click gets the lines once; a lost Complete is found by a job; charge an order once by a token; the second charge is late
uzum | Merchant API | checked, created, confirmed and reversed; half an hour after it began; until Uzum reverses it
uzum-checkout | Checkout | the page is opened once; a callback that is lost for good; a paid order that is refused goes back; Uzum Checkout gets the basket
multicard | invoices, signed callbacks | the page is opened once; Multicard's sign; a callback that is lost for good; Multicard gets one line per product
payze | payments with a page, asked before they are believed | the page is opened once; a callback that is lost for good; a paid order that is refused goes back; Payze gets the lines
paynet | web service | a guest is told a number to pay by; ten calls at once pay once; a refused order waits for Paynet's word
`;

/** Returns the provider on a line of `providerTable`: its tests, and `lost`, the parts that no test title contains. */
function parseProviderRow(line, tests) {
  const [name = "", protocol = "", titles = ""] = line.split(" | ");
  const words = titles.split("; ");
  const found = tests.filter(({ title }) => words.some((each) => title.includes(each)));
  const lost = words.filter((each) => !tests.some(({ title }) => title.includes(each)));
  return { name, protocol, types: PAYMENT_PROVIDERS[name]?.types ?? [], tests: found, lost };
}

/**
 * Returns every provider with its protocol, the payment types that it supports, and its tests. A provider without a
 * line has no tests.
 */
export function listProviders(tests) {
  const ofPayments = tests.filter(({ path }) => path.includes("/modules/payments/"));
  const rows = providerTable
    .trim()
    .split("\n")
    .map((line) => parseProviderRow(line, ofPayments));
  const missing = Object.keys(PAYMENT_PROVIDERS).filter((name) => rows.every((row) => row.name !== name));
  return [...rows, ...missing.map((name) => parseProviderRow(name, []))];
}
