import { expect } from "@playwright/test";
import type { APIRequestContext } from "@playwright/test";
import { storeUrl } from "./brands.ts";
import type { BrandKey } from "./brands.ts";

interface BoardRow {
  id: string;
  number: number;
  version: number;
  status: string;
}

/** A colleague elsewhere, by the console's calls: what he does must show on the board of the test. */
export class Colleague {
  private readonly request: APIRequestContext;
  private readonly headers: Record<string, string>;

  private constructor(request: APIRequestContext, token: string) {
    this.request = request;
    this.headers = { authorization: `Bearer ${token}` };
  }

  static async signIn(request: APIRequestContext, brand: BrandKey): Promise<Colleague> {
    const reply = await request.post(urlOf("sign-in"), { data: { login: brand, password: "demo" } });
    const { token } = (await reply.json()) as { token: string };
    return new Colleague(request, token);
  }

  private async order(number: string): Promise<BoardRow> {
    const reply = await this.request.get(urlOf("orders"), { headers: this.headers });
    const { orders } = (await reply.json()) as { orders: BoardRow[] };
    const found = orders.find((order) => String(order.number) === number);
    if (!found) throw new Error(`the board has no order ${number}`);
    return found;
  }

  private async post(path: string, data: object): Promise<void> {
    const reply = await this.request.post(urlOf(path), { headers: this.headers, data });
    expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
  }

  async accept(number: string): Promise<void> {
    await this.change(number, "accept", {});
  }

  async move(number: string, status: string): Promise<void> {
    await this.change(number, "status", { status });
  }

  /** What the order's drawer does besides: `payment-type`, `minutes`, `refuse`. */
  async change(number: string, action: string, data: object): Promise<void> {
    const { id, version } = await this.order(number);
    await this.post(`orders/${id}/${action}`, { version, ...data });
  }

  async statusOf(number: string): Promise<string> {
    return (await this.order(number)).status;
  }
}

const urlOf = (path: string) => storeUrl("osh", `/api/console/v1/${path}`).replace("osh.", "");
